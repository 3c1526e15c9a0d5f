import { readResume } from '../read-resume.js';

const asOf = '2026-01-15';

async function factsOf(text: string) {
  const { facts } = await readResume(text, { asOf });
  return facts;
}

describe('lines of a role that lost their bullets', () => {
  const lines = ['Wrote orders in Apicbase', 'Kept knives sharp', 'Trained two apprentices'];
  const resumeWith = (bullet: string) =>
    `Ana Ruiz\nCook\n\nExperience\nCook, Harbour Kitchen, Hull\nMay 2019 – present\n${lines.map((line) => bullet + line).join('\n')}\n`;

  it.each(['', '- ', '• '])('are evidence with "%s" before them', async (bullet) => {
    const { statements } = await factsOf(resumeWith(bullet));
    expect(statements.map(({ quote, role }) => [quote.text.replace(bullet, ''), role])).toEqual(
      lines.map((line) => [line, 0]),
    );
  });
});

describe('a licence that a resume names twice', () => {
  it('is quoted from the list of licences', async () => {
    const { licences } = await factsOf(
      'Jo Berg, RN\n\nLicenses\nRegistered Nurse, State of Ohio, valid to 2029\n\nExperience\nStaff Nurse, Elm Hospital, 2019 - 2024\n',
    );
    expect(licences.map(({ quote }) => quote.text)).toEqual([
      'Registered Nurse, State of Ohio, valid to 2029',
    ]);
  });
});

describe('an apprenticeship among the roles', () => {
  const career = (line: string) =>
    `Jo Berg\n\nBeruflicher Werdegang\n\n09/2019 – heute  Dachdecker, Ziegel Kahl GmbH, Ulm\n\n${line}\n\nSchulbildung\n2015 Mittlere Reife, Realschule Ulm\n`;

  it('is a qualification', async () => {
    const { education } = await factsOf(
      career('09/2016 – 08/2019  Ausbildung zum Dachdecker, Ziegel Kahl GmbH'),
    );
    expect(education).toContainEqual(
      expect.objectContaining({
        level: 'vocational',
        field: expect.stringMatching(/^Dachdecker/u) as string,
      }),
    );
  });

  it('is a qualification below its dates', async () => {
    const { education } = await factsOf(
      career('09/2016 bis 08/2019\nAusbildung zum Dachdecker\nZiegel Kahl GmbH, Ulm'),
    );
    expect(education).toContainEqual(
      expect.objectContaining({ level: 'vocational', field: 'Dachdecker' }),
    );
  });

  it('is none before its end', async () => {
    const { education } = await factsOf(
      career('seit 09/2024  Ausbildung zum Fliesenleger, Platten Kahl GmbH'),
    );
    expect(education.map(({ level }) => level)).toEqual(['secondary']);
  });
});

describe('a section about education', () => {
  const educationOf = async (line: string) => {
    const { education, roles } = await factsOf(
      `Jo Berg\n\nExperience\nWelder, Keel Yard, Bremen\n2019 – 2024\n\nEducation\n${line}\n`,
    );
    return [education.map(({ level }) => level), roles.length];
  };

  it.each([
    ['2016 – 2018 Staatlich geprüfte Hauswirtschafterin, Berufsfachschule Trier', 'vocational'],
    ['BTEC Level 3 Engineering, Rother College, 2016', 'vocational'],
    ['Habilitation, Universität Kiel, 2012', 'doctorate'],
    ['Habilitation im Fach Botanik, 2012', 'doctorate'],
  ])('takes "%s" for a degree and no role', async (line, level) => {
    expect(await educationOf(line)).toEqual([[level], 1]);
  });

  it('takes a permit for electrical work for no doctorate', async () => {
    expect(await educationOf('Habilitation électrique B1V BR')).toEqual([[], 1]);
  });
});

describe('headers of roles', () => {
  it('begin with a title above the dates that no list knows', async () => {
    const { roles } = await factsOf(
      'Jo Berg\n\nStationen\n\nMuseumsaufsicht\nHaus am Deich, Emden\nMai 2021 bis heute\nFührungen für Gruppen\n\nPlatzwart\nSportverein Nord, Leer\nSeptember 2013 bis April 2021\nDen Rasen gemäht und gepflegt\n',
    );
    expect(roles.map(({ title, start }) => [title, start])).toEqual([
      ['Museumsaufsicht', '2021-05'],
      ['Platzwart', '2013-09'],
    ]);
  });

  it('are no sentences that end with a year', async () => {
    const { roles } = await factsOf(
      'Ana Ruiz\n\nEmployment\n2018 - Present  Crane Operator, Quay Lifts, Hull\nWithin every rule and limit, no accidents since 2019\n',
    );
    expect(roles.map(({ title }) => title)).toEqual(['Crane Operator']);
  });
});

describe('what a person does not have yet', () => {
  it.each(['Permis B en cours', 'Führerschein Klasse B in Vorbereitung'])(
    'is no licence: "%s"',
    async (line) => {
      const { licences } = await factsOf(`Ana Ruiz\n\nDivers\n${line}\n`);
      expect(licences).toEqual([]);
    },
  );

  it.each(['Permis B en cours de validité', 'Führerschein B'])('but "%s" is', async (line) => {
    const { licences } = await factsOf(`Ana Ruiz\n\nPermis\n${line}\n`);
    expect(licences).not.toEqual([]);
  });

  it.each([
    'Patient bookseller moving into beekeeping',
    'Geduldige Buchhändlerin, die in die Imkerei wechseln möchte',
    'Libraire, je souhaite évoluer vers l’apiculture',
  ])('is not told by the wish for other work: "%s"', async (line) => {
    const { statements, headline } = await factsOf(
      `Ana Ruiz\n\nProfile\n${line}\n\nExperience\nBookseller, Leaf & Page, Hull\n2019 – 2024\nAdvised readers of all ages\n`,
    );
    expect(headline).toBeNull();
    expect(statements.map(({ quote }) => quote.text)).toEqual(['Advised readers of all ages']);
  });

  it('leaves work that was done, outside of the profile', async () => {
    const { statements } = await factsOf(
      'Ana Ruiz\n\nExperience\nHead of Shops, Leaf & Page, Hull\n2019 – 2024\n- Led the change of moving into online sales\n',
    );
    expect(statements).toHaveLength(1);
  });
});
