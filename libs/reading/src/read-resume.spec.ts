import { resumeFactsSchema, type ResumeFacts } from '@rolefit/contracts';
import { ungroundedQuotes } from './document/quotes.js';
import { readResume } from './read-resume.js';
import { allSamples, developerResume, nurseResume } from './testing/samples.js';

const asOf = '2026-11-21';

function skill({ skills }: ResumeFacts, id: string) {
  return skills.find(({ skillId }) => skillId === id);
}

async function rolesOf(header: string) {
  return (
    await readResume(`Jane Doe\n\nExperience\n${header}\n- Kept the shop running\n`, { asOf })
  ).facts.roles;
}

describe('readResume without a model', () => {
  it('reads roles with their dates, titles and employers', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(facts.asOf).toBe(asOf);
    expect(facts.roles).toMatchObject([
      {
        title: 'Senior Backend Developer',
        employer: 'Harbour Lights GmbH',
        start: '2020-03',
        end: null,
        isCurrent: true,
        family: 'software-engineering',
        seniority: 'senior',
      },
      {
        title: 'Software Developer',
        employer: 'Kiosk & Co',
        start: '2016-07',
        end: '2020-02',
        isCurrent: false,
      },
    ]);
  });

  it('shows each skill with every line and the role of the line', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(
      skill(facts, 'java')?.evidence.map(({ section, role, quote }) => [section, role, quote.text]),
    ).toEqual([
      ['experience', 0, 'Built REST APIs in Java and Spring Boot for four million parcels a day'],
      ['skills', null, 'Java, Spring Boot, Python, Go, PostgreSQL, Docker, Zephyrix'],
    ]);
    expect(skill(facts, 'python')?.evidence[0]).toMatchObject({ role: 1 });
    expect(skill(facts, 'go')?.evidence).toHaveLength(1);
    expect(skill(facts, 'continuous-integration')?.evidence[0]).toMatchObject({ role: 1 });
    expect(facts.skills.find(({ name }) => name === 'Zephyrix')).toMatchObject({ skillId: null });
  });

  it('takes neither the name nor the contact line for a skill', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(skill(facts, 'ruby')).toBeUndefined();
    expect(skill(facts, 'github')).toBeUndefined();
  });

  it('reads a driving licence that only its category names', async () => {
    const { facts } = await readResume('Licences\nCategory C+E, digital tachograph card\n', {
      asOf: '2026-01-01',
    });
    expect(facts.licences.map(({ name }) => name)).toContain('Driving licence class CE');
  });

  it('reads statements, education, languages and licences', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(facts.statements.filter(({ role }) => role === 0)).toHaveLength(3);
    expect(facts.education).toMatchObject([{ level: 'bachelor', field: 'Computer Science' }]);
    expect(facts.languages.map(({ code, level }) => [code, level])).toEqual([
      ['de', 'C2'],
      ['en', 'C1'],
      ['fr', 'A2'],
    ]);
    const nurse = (await readResume(nurseResume, { asOf })).facts;
    expect(nurse.roles).toMatchObject([
      {
        title: 'Staff Nurse',
        employer: 'Mercy Hospital',
        start: '2019-01',
        end: '2023-12',
        family: 'nursing',
      },
    ]);
    expect(nurse.licences.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Registered nurse', 'BLS', 'ACLS']),
    );
    expect(nurse.places).toMatchObject([{ place: 'Portland, OR' }]);
    expect(nurse.education).toMatchObject([{ level: 'associate', field: 'Nursing' }]);
  });

  it.each([
    ['Cook, Corner Café, Jan 2019 – Present', '2019-01', null],
    ['Cook at Corner Café (2019-2021)', '2019-01', '2021-12'],
    ['Cook | 03/2018 - 05/2020', '2018-03', '2020-05'],
    ['Cook – September 2015 to June 2017', '2015-09', '2017-06'],
    ['Koch, seit 2020', '2020-01', null],
    ['Cocinero · enero 2018 – actualidad', '2018-01', null],
    ['Cuisinier, févr. 2016 – août 2018', '2016-02', '2018-08'],
    ['Cook 2019-04 — 2020-11', '2019-04', '2020-11'],
    ['Cook Sep. 2018 Mar. 2020', '2018-09', '2020-03'],
    ["Cook, Sep '18 - Dec '19", '2018-09', '2019-12'],
  ])('reads the dates of %j', async (header, start, end) => {
    expect((await rolesOf(header))[0]).toMatchObject({
      start,
      end,
      isCurrent: end === null,
      family: 'hospitality',
    });
  });

  it('joins words that the PDF broke with soft hyphens and finds no skill in a template', async () => {
    const { facts } = await readResume(
      'A Person\n\nSkills\nKuber\u00adnetes, Post\u200bgreSQL\nSkill 1, Skill 2, Skill 3\nLorem ipsum, dolor, sit\n',
      { asOf },
    );
    expect(facts.skills.map(({ name }) => name)).toEqual(['Kubernetes', 'PostgreSQL']);
  });

  it('answers the same twice, in the shape of the contract, every quote verbatim', async () => {
    for (const text of [...Object.values(allSamples), '', '\n\n', '2019 - 2020']) {
      const { facts } = await readResume(text, { asOf });
      expect(resumeFactsSchema.parse(facts)).toEqual(facts);
      expect((await readResume(text, { asOf })).facts).toEqual(facts);
      expect(ungroundedQuotes(text, facts)).toEqual([]);
      for (const { evidence } of facts.skills)
        for (const { quote } of evidence) expect(quote.text.length).toBeLessThanOrEqual(300);
    }
  });
});

describe('layouts of roles', () => {
  it('reads dates that stand after the bullets, as in columns that a PDF tells one after the other', async () => {
    const text =
      'Jo Doe\n\nExperience\nNorth Bank, Data Analyst\n• Built reports that the board reads every single week of the\nyear\nLeeds\nMay 2021 – Aug 2022\nSouth Bank, Accountant\n• Closed the books\nMay 2019 – Aug 2020\n\nProjects\nGarden planner\n';
    const { facts } = await readResume(text, { asOf });
    expect(facts.roles).toMatchObject([
      { title: 'Data Analyst', employer: 'North Bank', start: '2021-05', family: 'data' },
      { title: 'Accountant', employer: 'South Bank', start: '2019-05', family: 'accounting' },
    ]);
    expect(facts.statements.map(({ role }) => role)).toEqual([0, 1]);
  });

  it('reads dates before the title, and employer and title in either order', async () => {
    const text =
      'Jo Doe\n\nWORK EXPERIENCE\nACME | SOFTWARE ENGINEER\nJan 2020 - Present | New York, NY\n• Wrote code\n2017 - 2019 Nurse, Mercy Hospital\n• Cared for patients\n';
    const { facts } = await readResume(text, { asOf });
    expect(facts.roles).toMatchObject([
      { title: 'SOFTWARE ENGINEER', employer: 'ACME', start: '2020-01', isCurrent: true },
      { title: 'Nurse', employer: 'Mercy Hospital', start: '2017-01', end: '2019-12' },
    ]);
  });

  it('reads roles where the PDF tells all headings first', async () => {
    const { facts } = await readResume(
      'Jo Doe\nSkills\nSummary\nExperience\nEducation\nJava, Go\nCorner Café\nCook\nMarch 2019 to Present\n',
      { asOf },
    );
    expect(facts.roles).toMatchObject([
      { title: 'Cook', employer: 'Corner Café', isCurrent: true },
    ]);
  });

  it('opens no role for a degree or a project', async () => {
    const { facts } = await readResume(
      'Jo Doe\n\nExperience\nCook, Corner Café\n2019 - 2020\n\nEducation\nData Science School\n2015 - 2018\n\nProjects\nSoftware Engineer game\n2014 - 2015\n',
      { asOf },
    );
    expect(facts.roles.map(({ title }) => title)).toEqual(['Cook']);
  });
});

describe('a Swedish resume', () => {
  it('is read with its roles, licence and languages', async () => {
    const { facts } = await readResume(
      'Nora Kvist\n\nArbetslivserfarenhet\n2019–nu Bagare, Kvarnens Bageri\nSurdeg, bakverk och egenkontroll.\n2015–2019 Biträde, Konditori Lind\n\nUtbildning\nLivsmedelsprogrammet, 2015\n\nKörkort B. Språk: svenska (modersmål), engelska\n',
      { asOf: '2026-01-15' },
    );
    expect(facts.language).toBe('sv');
    expect(facts.roles.map(({ title, isCurrent }) => [title, isCurrent])).toEqual([
      ['Bagare', true],
      ['Biträde', false],
    ]);
    expect(facts.licences).toHaveLength(1);
    expect(facts.languages.map(({ code, level }) => [code, level])).toEqual([
      ['sv', 'C2'],
      ['en', null],
    ]);
  });
});

describe('words of one language that look like those of another', () => {
  it.each([
    ['German students', 'Betreuung von Studenten im Labor'],
    ['cars', 'Serviced a Honda sedan 2015'],
  ])('say nothing of the kind: %s', async (_what, line) => {
    const { facts } = await readResume(
      `Nora Quill\n\nEXPERIENCE\nMechanic, Mill Ltd, 2019 - 2024\n- Repaired engines\n- ${line}\n- Wrote reports\n`,
      { asOf: '2026-01-15' },
    );
    expect([facts.education, facts.roles.length]).toEqual([[], 1]);
    expect(facts.statements.at(-1)).toMatchObject({ section: 'experience', role: 0 });
  });
});
