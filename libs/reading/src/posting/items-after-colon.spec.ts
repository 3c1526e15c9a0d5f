import { readPosting } from '../read-posting.js';

async function quotesOf(text: string) {
  const { facts } = await readPosting(text);
  return facts.requirements.filter(({ kind }) => kind !== 'title').map(({ quote }) => quote.text);
}

describe('lines without bullets below a colon', () => {
  it.each([
    [
      'all in lower case',
      'Das bringen Sie mit:',
      [
        'eine abgeschlossene Ausbildung als Zahntechnikerin oder Zahntechniker',
        'sicheren Umgang mit Excel',
        'ein ruhiges Händchen',
      ],
    ],
    [
      'some in lower case',
      'What you’ll need:',
      ['Three years of dental ceramics in a busy laboratory', 'good colour vision', 'Fluent Dutch'],
    ],
  ])('are items, %s', async (_what, heading, lines) => {
    expect(await quotesOf(`Dental technician\n\n${heading}\n${lines.join('\n')}\n`)).toEqual(lines);
  });

  it('stay one item where a line was wrapped', async () => {
    const wrapped =
      'Three years of dental ceramics in a laboratory that serves\nseveral practices of one town';
    expect(
      await quotesOf(
        `Dental technician\n\nWhat you’ll need:\nGood eyes\n${wrapped}\nFluent Dutch\n`,
      ),
    ).toEqual(['Good eyes', wrapped, 'Fluent Dutch']);
  });

  it('stay prose where a paragraph was wrapped', async () => {
    const prose =
      'Three years of dental ceramics in a laboratory that serves\nseveral practices of one town and in which dentures are still\ncast by hand';
    expect(await quotesOf(`Dental technician\n\nWhat you’ll need:\n${prose}\n`)).toEqual([prose]);
  });
});

describe('an announcement of requirements', () => {
  it.each([
    ['Zahntechniker', 'Darauf kommt es uns an:', 'Freude an Farben'],
    ['Zahntechniker', 'Sie passen zu uns, wenn Sie:', 'gern genau arbeiten'],
    ['Zahntechniker', 'Was wir uns von Ihnen wünschen:', 'Freude an Farben'],
    ['Dental technician', 'You’ll fit in if you:', 'Have a steady hand'],
    ['Dental technician', 'What we’d like from you:', 'A steady hand'],
    ['Prothésiste dentaire', 'Vous apportez :', 'Goût du travail précis'],
    ['Protésico dental', 'Te pedimos:', 'Buen ojo y buena mano'],
    ['Tandtekniker', 'Du som söker har:', 'Sinne för färger'],
    ['Tandtekniker', 'För att lyckas i rollen behöver du:', 'Ett gott öga'],
  ])('for a %s, "%s"', async (title, heading, item) => {
    expect(await quotesOf(`${title}\n\n${heading}\n${item}\n`)).toEqual([item]);
  });
});

describe('a sentence that sums up the duties', () => {
  it.each([
    'Zu Ihren Aufgaben gehören die Pflege der Beete und der Schnitt der Hecken.',
    'I arbetet ingår skötsel av rabatter och klippning av häckar.',
    'Entre tus funciones están el cuidado de los parterres y la poda de los setos.',
  ])('%s', async (sentence) => {
    const { facts } = await readPosting(`Florist\n\n${sentence}\n`);
    expect(facts.duties.map(({ quote }) => quote.text)).toEqual([sentence]);
  });
});
