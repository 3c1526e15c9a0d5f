import { readPosting } from '../read-posting.js';
import { askedBy } from './importance.js';

const around = (lines: string) =>
  `Data Analyst\n\nWe are looking for a Data Analyst. You will work with the team.\n\nRequirements\n${lines}\n\nApply with your CV.`;

async function facts(line: string) {
  return (await readPosting(around(line))).facts;
}

describe('years of experience', () => {
  it.each([
    ['- One year of specialised experience one rank below', 1, null],
    ['- One year of experience equivalent to the level below', 1, null],
    ['- 5 years of experience and know how a yard is run', 5, null],
    ['- 3 years of nursing experience', 3, 'nursing'],
    ['- 4+ years of experience in software development on ships', 4, 'software development'],
    ['- 2 years of experience in B2B sales', 2, 'B2B sales'],
    ['- Six years of experience in retail or a similar place', 6, 'retail'],
    ['- 2 years of experience as either a journalist or copywriter', 2, 'journalist or copywriter'],
    ['- 1 year of hospitality related experience', 1, 'hospitality'],
    ['- 3 years of waiter/bartender experience', 3, 'waiter/bartender'],
  ])('reads %j', async (line, years, field) => {
    expect((await facts(line)).experience).toMatchObject([{ years, field }]);
  });

  it.each([
    '- Thirty semester hours are equivalent to one year of experience.',
    '- A four year degree, for which no experience is asked.',
    '- The certificate is needed within six months of the start, experience or not.',
  ])('reads none in %j', async (line) => {
    expect((await facts(line)).experience).toEqual([]);
  });
});

describe('degrees', () => {
  it.each([
    [
      "- Bachelor's or Master's degree in physics",
      { level: 'bachelor', importance: 'required', orEquivalent: false },
    ],
    ['- GCSE English and Maths', { level: 'secondary', importance: 'required' }],
    ['- De formation bac pro en menuiserie', { level: 'vocational', importance: 'required' }],
    ["- A Master's degree is a plus", { level: 'master', importance: 'preferred' }],
    ["- Bachelor's degree or equivalent experience", { level: 'bachelor', orEquivalent: true }],
    ["- Bachelor's degree OR five years at sea", { level: 'bachelor', orEquivalent: true }],
    [
      '- Hochschulstudium oder vergleichbare Qualifikation',
      { level: 'bachelor', orEquivalent: true },
    ],
  ])('reads %j', async (line, degree) => {
    expect((await facts(line)).education).toMatchObject([degree]);
  });

  it.each([
    '- You will work beside two PhD students',
    '- Students of a bachelor programme are welcome',
    '- Knowledge of LLM interfaces',
    '- The degree in which you know our harbours is required in your letter',
    '- Du arbetar med teamet',
  ])('demands none in %j', async (line) => {
    expect((await facts(line)).education).toEqual([]);
  });

  it('demands only the lowest of several lines', async () => {
    const { education } = await facts("- Bachelor's degree\n- Master's degree");
    expect(education.map(({ level, importance }) => [level, importance])).toEqual([
      ['bachelor', 'required'],
      ['master', 'preferred'],
    ]);
  });
});

describe('importance', () => {
  it('hears a wish in a list of demands', () => {
    const wish = 'Java wäre schön, ist aber kein Muss';
    expect(askedBy(wish, { section: 'required', isWishList: false })?.at(0, 4)).toBe('preferred');
  });

  it.each([
    ['La maîtrise de Java serait souhaité', 'preferred'],
    ['Le permis est exigé', 'required'],
    ['Se valorará inglés', 'preferred'],
  ])('hears words that end in an accented letter: %j', (sentence, importance) => {
    expect(askedBy(sentence, { section: 'intro', isWishList: false })?.at(0, sentence.length)).toBe(
      importance,
    );
  });
});

describe('lists under a line that introduces them', () => {
  async function sides(lines: string) {
    return Object.fromEntries(
      (await facts(lines)).skills.map(({ name, importance, group }) => [
        name,
        group === null ? importance : `${importance} ${group}`,
      ]),
    );
  }

  it('wishes for the items of a list of wishes, and for no more', async () => {
    expect(
      await sides(
        '- Java\n\nIt is a plus if you know:\n- Docker\n- Terraform\n\nYou must know Python.',
      ),
    ).toEqual({
      Java: 'required',
      Docker: 'preferred',
      Terraform: 'preferred',
      Python: 'required',
    });
    expect(await sides('Du får gärna ha erfarenhet av:\n- Docker')).toEqual({
      Docker: 'preferred',
    });
  });

  it('takes the items for alternatives where one of them is enough', async () => {
    expect(await sides('You know at least one of the following:\n- Java\n- Python')).toEqual({
      Java: 'required g1',
      Python: 'required g1',
    });
  });

  it('reads a list that was pasted into one line', async () => {
    expect(
      await sides(
        'Nice to have • You have worked with Docker before • You have seen Terraform at work somewhere',
      ),
    ).toEqual({ Docker: 'preferred', Terraform: 'preferred' });
  });
});
