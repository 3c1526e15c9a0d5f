import { findSkills } from './find-skills.js';

async function named(text: string) {
  return (await findSkills(text)).map(({ skillId, start, end }) => [
    text.slice(start, end),
    skillId,
  ]);
}

describe('findSkills', () => {
  it('finds skills of the taxonomy and beyond it, in the order of the text', async () => {
    expect(await named('Experience with QuuxDB, Python and ZorbaFlow.\nK8s is a plus.')).toEqual([
      ['QuuxDB', null],
      ['Python', 'python'],
      ['ZorbaFlow', null],
      ['K8s', 'kubernetes'],
    ]);
  });

  it.each([
    [
      'Solid knowledge of tidal currents, keel design and the laws of the sea.',
      ['tidal currents', 'keel design', 'laws of the sea'],
    ],
    [
      'You are familiar with rope splicing (e.g. eye splices and back splices).',
      ['rope splicing', 'eye splices', 'back splices'],
    ],
    ['Fundierte Kenntnisse in Seilbau und Takelage', ['Takelage']],
    [
      "Bonne maîtrise du matelotage et de l'accastillage moderne",
      ['matelotage', 'accastillage moderne'],
    ],
    [
      'Experiencia en calafateado y arboladura de veleros',
      ['calafateado', 'arboladura de veleros'],
    ],
    ['Kunskaper om segelsömnad och rigghantering', ['segelsömnad', 'rigghantering']],
  ])('finds in %j what follows words of knowing', async (text, names) => {
    expect((await named(text)).filter(([, id]) => id === null).map(([name]) => name)).toEqual(
      expect.arrayContaining(names),
    );
  });

  it.each([
    'Experience with other people in a similar role',
    'Understanding of how boats are built by our team',
    'Experience in building large boats, and the ability to listen',
    'Knowledge of <ORGANIZATION> and of the year 2019',
    'Experience in Hamburg, Germany',
    'Fluency in English; knowledge of German',
    'Experience of working in a fast-paced environment',
  ])('finds no unknown skill in %j', async (text) => {
    expect((await named(text)).filter(([, id]) => id === null)).toEqual([]);
  });

  it('finds in a posting none in what asks nothing, and no name of a team', async () => {
    const posting =
      'Boat Builder\n\nWe are looking for a Boat Builder. You will work with our marketing team.\n\nRequirements\n- Welding\n\nBenefits\n- Python courses\n\nAbout us\nWe use Java.';
    expect((await named(posting)).map(([name]) => name)).toEqual(['Welding']);
  });

  it('finds names of a technical look beside known ones, names before "skills", and bare items of a list of requirements', async () => {
    expect(
      (await named('We work with Kafka, Pulsarite and RabbitMQ.')).map(([name]) => name),
    ).toEqual(['Kafka', 'Pulsarite', 'RabbitMQ']);
    expect((await named('You have strong rope splicing skills.')).map(([name]) => name)).toEqual([
      'rope splicing',
    ]);
    const list =
      'Boat Builder\n\nWe are looking for a Boat Builder. You will work with us.\n\nRequirements\n- Hull lofting\n- IFRS-17 and XQZ\n- Reliable\n- Flexibility\n- You like the sea and its people';
    expect((await named(list)).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Hull lofting', 'XQZ']),
    );
    expect((await named(list)).map(([name]) => name)).not.toContain('Reliable');
  });

  it('counts the skill of a title only where the posting names it nowhere else', async () => {
    const posting = (line: string) =>
      `Python Developer\n\nWe are looking for a developer. You will work with us.\n\nRequirements\n- ${line}`;
    expect((await findSkills(posting('Solid Python'))).map(({ start }) => start > 0)).toEqual([
      true,
    ]);
    expect(
      (await findSkills(posting('Patience with machines'))).map(({ skillId, start }) => [
        skillId,
        start,
      ]),
    ).toEqual([['python', 0]]);
  });

  it('finds none in a text that names none, nor in no text', async () => {
    expect(await named('We are a friendly team by the sea.')).toEqual([]);
    expect(await named('')).toEqual([]);
  });
});
