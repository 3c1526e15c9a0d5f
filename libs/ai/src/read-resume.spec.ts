import { resumeFactsSchema, type ResumeFacts } from '@rolefit/contracts';
import { ungroundedQuotes } from './quotes.js';
import { readResume } from './read-resume.js';
import { allSamples, developerResume, nurseResume } from './testing/samples.js';

const asOf = '2026-11-21';

function skill({ skills }: ResumeFacts, id: string) {
  return skills.find(({ skillId }) => skillId === id);
}

async function rolesOf(header: string) {
  return (await readResume(`Jane Doe\n\nExperience\n${header}\n- Kept the shop running\n`, { asOf })).facts.roles;
}

describe('readResume without a model', () => {
  it('reads roles with their dates, titles and employers', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(facts.asOf).toBe(asOf);
    expect(facts.roles).toMatchObject([
      { title: 'Senior Backend Developer', employer: 'Harbour Lights GmbH', start: '2020-03', end: null, isCurrent: true, family: 'software-engineering', seniority: 'senior' },
      { title: 'Software Developer', employer: 'Kiosk & Co', start: '2016-07', end: '2020-02', isCurrent: false },
    ]);
  });

  it('shows each skill with every line and the role of the line', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(skill(facts, 'java')?.evidence.map(({ section, role, quote }) => [section, role, quote.text])).toEqual([
      ['experience', 0, 'Built REST APIs in Java and Spring Boot for four million parcels a day'],
      ['skills', null, 'Java, Spring Boot, Python, Go, PostgreSQL, Docker, Zephyrix'],
    ]);
    expect(skill(facts, 'python')?.evidence[0]).toMatchObject({ role: 1 });
    expect(skill(facts, 'go')?.evidence).toHaveLength(1);
    expect(skill(facts, 'ci-cd')?.evidence[0]).toMatchObject({ role: 1 });
    expect(facts.skills.find(({ name }) => name === 'Zephyrix')).toMatchObject({ skillId: null });
  });

  it('takes neither the name nor the contact line for a skill', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(skill(facts, 'ruby')).toBeUndefined();
    expect(skill(facts, 'github')).toBeUndefined();
  });

  it('reads statements, education, languages and licences', async () => {
    const { facts } = await readResume(developerResume, { asOf });
    expect(facts.statements.filter(({ role }) => role === 0)).toHaveLength(3);
    expect(facts.education).toMatchObject([{ level: 'bachelor', field: 'Computer Science' }]);
    expect(facts.languages.map(({ code, level }) => [code, level])).toEqual([['de', 'C2'], ['en', 'C1'], ['fr', 'A2']]);
    const nurse = (await readResume(nurseResume, { asOf })).facts;
    expect(nurse.roles).toMatchObject([{ title: 'Staff Nurse', employer: 'Mercy Hospital', start: '2019-01', end: '2023-12', family: 'nursing' }]);
    expect(nurse.licences.map(({ name }) => name)).toEqual(expect.arrayContaining(['Registered nurse', 'BLS', 'ACLS']));
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
    ["Cook, Sep '18 - Dec '19", '2018-09', '2019-12'],
  ])('reads the dates of %j', async (header, start, end) => {
    expect((await rolesOf(header))[0]).toMatchObject({ start, end, isCurrent: end === null, family: 'hospitality' });
  });

  it('joins words that the PDF broke with soft hyphens and finds no skill in a template', async () => {
    const { facts } = await readResume('A Person\n\nSkills\nKuber\u00adnetes, Post\u200bgreSQL\nSkill 1, Skill 2, Skill 3\nLorem ipsum, dolor, sit\n', { asOf });
    expect(facts.skills.map(({ name }) => name)).toEqual(['Kubernetes', 'PostgreSQL']);
  });

  it('answers the same twice, in the shape of the contract, every quote verbatim', async () => {
    for (const text of [...Object.values(allSamples), '', '\n\n', '2019 - 2020']) {
      const { facts } = await readResume(text, { asOf });
      expect(resumeFactsSchema.parse(facts)).toEqual(facts);
      expect((await readResume(text, { asOf })).facts).toEqual(facts);
      expect(ungroundedQuotes(text, facts)).toEqual([]);
      for (const { evidence } of facts.skills) for (const { quote } of evidence) expect(quote.text.length).toBeLessThanOrEqual(300);
    }
  });
});
