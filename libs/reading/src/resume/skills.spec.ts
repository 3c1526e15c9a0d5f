import { readResume } from '../read-resume.js';
import { warmUp } from '../warm-up.js';

const asOf = '2026-11-21';

async function skillsOf(text: string) {
  return (await readResume(text, { asOf })).facts.skills;
}

async function namesOf(text: string) {
  return (await skillsOf(text)).map(({ name }) => name);
}

const head = 'Jo Doe\njo.doe@example.org | github.com/jodoe\n\n';
const role = 'Experience\nRigger, Harbour Works, Jan 2019 - Dec 2021\n- Ran Zephyrix on the quay\n';
const list =
  'Skills\nRigging, Zephyrix, Executive Knotting\nTools: Winchtool 3 (expert), Foosoft – 5 years\n';

describe('skills of a resume', () => {
  beforeAll(warmUp);

  it('names what lists name and the taxonomy does not know, by the words of the resume', async () => {
    expect(await namesOf(head + list)).toEqual(
      expect.arrayContaining(['Zephyrix', 'Executive Knotting', 'Winchtool 3', 'Foosoft']),
    );
  });

  it('shows a listed name in the role that used it, and the years that are stated', async () => {
    const skills = await skillsOf(head + role + list);
    expect(
      skills
        .find(({ name }) => name === 'Zephyrix')
        ?.evidence.map((one) => [one.section, one.role]),
    ).toEqual([
      ['experience', 0],
      ['skills', null],
    ]);
    expect(skills.find(({ name }) => name === 'Foosoft')).toMatchObject({ years: 5 });
    expect(
      (await skillsOf(`${head}Summary\n8 years of Java and Go, over ten years of Welding\n`)).map(
        ({ name, years }) => [name, years],
      ),
    ).toEqual([
      ['Java', 8],
      ['Go', 8],
      ['Welding', 10],
    ]);
  });

  it('reads the same of blocks in another order', async () => {
    const known = (text: string) =>
      skillsOf(text).then((skills) =>
        skills
          .map(({ name, years, evidence }) => [
            name,
            years,
            evidence.map((one) => `${one.section} ${one.role}`).sort(),
          ])
          .sort(),
      );
    expect(await known(head + list + '\n' + role)).toEqual(await known(head + role + '\n' + list));
  });

  it('reads technologies of a role, courses and certificates', async () => {
    const text = `${head}${role}Stack: Quayware, Java\n\nEducation\nBSc Shipping, University of Hull, 2015 - 2018\nCoursework: Tidal Dynamics, Knot Theory\n\nCertificates\nCertified Harbour Pilot – Guild of Pilots, 2020\n`;
    const skills = await skillsOf(text);
    expect(skills.find(({ name }) => name === 'Quayware')?.evidence).toMatchObject([
      { section: 'experience', role: 0 },
    ]);
    expect(skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Tidal Dynamics', 'Knot Theory', 'Certified Harbour Pilot']),
    );
  });

  it('reads lists that wrap, and labels over lists as labels', async () => {
    expect(await namesOf(`${head}Skills\nBoatworks\nQuayware • Zephyrix •\nFoosoft\n`)).toEqual([
      'Quayware',
      'Zephyrix',
      'Foosoft',
    ]);
    expect(
      await namesOf(
        `${head}Skills\nKeel laying, hull painting, mast stepping, harbour\nnavigation, Zephyrix\n`,
      ),
    ).toContain('harbour navigation');
  });

  it('takes no word of an employer or a school for a skill', async () => {
    const text = `${head}Experience\nCook, Nova Retail Group, 2019 - 2021\n- Cooked\n\nEducation\nBachelor, School of Economics, 2012 - 2015\n`;
    expect(await namesOf(text)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/retail|economics/i)]),
    );
  });

  it('reads levels of languages below their names, and Chinese ones', async () => {
    const languages = async (text: string) =>
      (await readResume(head + text, { asOf })).facts.languages.map(({ code, level }) => [
        code,
        level,
      ]);
    expect(await languages('Languages\nPolish\nNative\nItalian\nElementary\n')).toEqual([
      ['pl', 'C2'],
      ['it', 'A2'],
    ]);
    expect(await languages('语言能力\n英语 CET-6，普通话 母语\n')).toEqual([
      ['en', 'B2'],
      ['zh', 'C2'],
    ]);
  });

  it.each([
    ['sentences', 'Skills\nI am often on the quay, and I like boats, really.\n'],
    [
      'people, schools, places and dates',
      'Skills\nJo Doe, Hull Sea School, New York, May 2019, 2019 - 2020\n',
    ],
    ['contact data', 'Skills\nJo at jo@example.org, www.example.org, +44 20 7946 0000\n'],
    [
      'levels, languages and titles',
      'Skills\nAdvanced, Fluent English, 5 years, Senior Developer, ★★★☆☆\n',
    ],
    ['template texts', 'Skills\nSkill 1, Skill 2, Lorem ipsum, xxx, Your skill here\n'],
  ])('takes no %s for skills', async (_what, text) => {
    expect(await namesOf(head + text)).toEqual([]);
  });
});
