import { readPosting } from '../read-posting.js';
import { readResume } from '../read-resume.js';

async function read(text: string) {
  return (await readResume(text, { asOf: '2026-11-21' })).facts;
}

describe('a resume', () => {
  it('without headings tells what was done in its roles', async () => {
    const facts = await read(
      'Ivo Brandt — Account Executive\n\nAccount Executive, Plumwood (software for bakeries) | Feb 2021 - now\n* kept the forecast in Salesforce for forty customers\nSDR, Cloudfarm | Jun 2019 - Jan 2021\n* made sixty calls a day with HubSpot\n',
    );
    expect(facts.roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Account Executive', 'Plumwood'],
      ['SDR', 'Cloudfarm'],
    ]);
    expect(facts.statements.map(({ role }) => role)).toEqual([0, 1]);
  });

  it('may tell a role and what was done on one line', async () => {
    const facts = await read(
      'Bea Lund\nExperience\nDesk Clerk, Harbour Inn, 2022-present: checked guests in, posted charges in Opera\nBarista, Bean Hut, 2020-2022: made drinks, trained new staff\n',
    );
    expect(facts.roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Desk Clerk', 'Harbour Inn'],
      ['Barista', 'Bean Hut'],
    ]);
    expect(facts.statements).toHaveLength(2);
  });

  it('names professions by their letters', async () => {
    const facts = await read(
      'Dana Ruiz, RN\n\nLicensure\nRegistered Nurse, Idaho Board of Nursing\n\nNursing Experience\nEmergency Department RN, St. Hilda Regional, Boise, ID    June 2020 - Current\nTriage of five patients at a time in a busy ward\n',
    );
    expect(facts.roles.map(({ title, employer }) => [title, employer])).toEqual([
      ['Emergency Department RN', 'St. Hilda Regional'],
    ]);
  });

  it('tells no degree by a product of Microsoft', async () => {
    const facts = await read(
      'Max Roth\nAusbildung\n2012 - 2015 Ausbildung zum Maler\nWeitere Angaben: MS Word, MS Excel\n',
    );
    expect(facts.education.map(({ level }) => level)).toEqual(['vocational']);
  });

  it('tells no field by an honour', async () => {
    const facts = await read(
      'Pia Voss\nEducation\nElm College Law School, J.D., cum laude, 2019\n',
    );
    expect(facts.education).toMatchObject([{ level: 'doctorate', field: null }]);
  });

  it.each([
    [
      'below its last role',
      'Experience\nCook, Corner Inn, 2019 - 2021\n- Cooked soup\nSkills: baking, Spanish (fluent)',
      [['es', 'C1']],
    ],
    [
      'without a heading of their own',
      'Sonstige Kenntnisse\nMS Word\nTürkisch Muttersprache, Deutsch fließend, Englisch Schulkenntnisse',
      [
        ['tr', 'C2'],
        ['de', 'C1'],
        ['en', 'A2'],
      ],
    ],
    [
      'that fewer people speak',
      'Languages: Tamil (native), Basque (B2), Farsi (fluent)',
      [
        ['ta', 'C2'],
        ['eu', 'B2'],
        ['fa', 'C1'],
      ],
    ],
  ])('states languages %s', async (_, body, languages) => {
    expect(
      (await read(`Ann Lee\n\n${body}\n`)).languages.map(({ code, level }) => [code, level]),
    ).toEqual(languages);
  });

  it('labels the rows of a table of skills', async () => {
    const facts = await read(
      'Otto Fink\nKey Skills\nAnalysis\tANSYS, hand calculations\nStandards\tGD&T, DFMEA\n',
    );
    expect(facts.skills.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Analysis']));
    expect(facts.skills.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['Standards']));
  });

  it('is no posting', async () => {
    const resume =
      'Tyra Brooks\nObjective: a full time job with a good company.\nWork Experience\nMaterial Handler - Bigbox - Elgin, IL - May 2022 to Present\n- Pick and pack orders\nCrew Member - Burger Stop - 2020 to 2022\n- Cashier, food prep\nSkills\nTeamwork, inventory\n';
    expect((await readPosting(resume)).facts.isPosting).toBe(false);
  });
});

describe('roles written as sentences', () => {
  it('end with their dates or go on with their text, and take no employer from elsewhere', async () => {
    const { roles } = await read(
      [
        'Nora Quill',
        '',
        'Long-haul driver, Miller Freight, Feb 2021 to now. 48 states, dry van, 2,500 miles a week.',
        'Delivery driver, Hull Bakery, 2019 to 2021.',
        'Warehouse, Tin Ltd 2016 to 2019',
        'Receptionist, Ruiz Dental, 2012-2016',
        '',
        'Diploma in office work, Hillside College 2011',
      ].join('\n'),
    );
    expect(roles.map(({ title, employer, start, end }) => [title, employer, start, end])).toEqual(
      expect.arrayContaining([
        ['Long-haul driver', 'Miller Freight', '2021-02', null],
        ['Delivery driver', 'Hull Bakery', '2019-01', '2021-12'],
        ['Receptionist', 'Ruiz Dental', '2012-01', '2016-12'],
      ]),
    );
  });
});
