import fc from 'fast-check';
import { readPosting } from '../read-posting.js';
import { findSpokenLanguages, isJoining } from './spoken-languages.js';

// An equivalent pattern with exponential backtracking for spaces between joiners.
const exponential = /^(?:-|\s*(?:,|and|or|und|oder|et|ou|y|o|och|eller|&|\/)\s*)+$/iu;
const piece = fc.constantFrom(
  '-',
  ' ',
  '\t',
  ',',
  '/',
  '&',
  'and',
  'OR',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'och',
  'eller',
  'u',
  'r',
  'x',
);

describe('what joins the names of languages', () => {
  it('is what the simple pattern says', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 9 }), (pieces) => {
        expect(isJoining(pieces.join(''))).toBe(exponential.test(pieces.join('')));
      }),
      { numRuns: 5_000 },
    );
  });

  it('is recognised at once in a run of any length', () => {
    for (const run of [', ', ',  ', ' , - ', 'and ', '- '])
      expect(isJoining(`${run.repeat(20_000)}x`)).toBe(false);
    expect(isJoining(', '.repeat(20_000))).toBe(true);
  });

  it('gives one level to all of a list', () => {
    expect(
      findSpokenLanguages('Native German / French', false).map(({ code, level }) => [code, level]),
    ).toEqual([
      ['de', 'C2'],
      ['fr', 'C2'],
    ]);
  });
});

// 20 repetitions blocked a worker for five minutes.
it('reads a posting whose list of languages goes on in commas', async () => {
  const { facts } = await readPosting(
    `Baker\n\nWe are looking for a baker who likes bread.\n\nRequirements\n- Fluent in English${',  '.repeat(2_000)}x German language\n`,
  );
  expect(facts.languages).toHaveLength(2);
});

describe('a little of a language', () => {
  it.each([
    ['Some Dutch is an advantage', 'nl'],
    ['A little Polish', 'pl'],
    ['Etwas Italienisch', 'it'],
    ['Un peu de russe', 'ru'],
  ])('is asked for at the level of beginners: “%s”', (line, code) => {
    expect(findSpokenLanguages(line, false)).toMatchObject([{ code, level: 'A2' }]);
  });

  it('is not some people or things from there', () => {
    expect(findSpokenLanguages('Visits to some Dutch growers', false)).toEqual([]);
  });
});

describe('a second language that is only welcome', () => {
  it.each(['Fluent German, English an advantage', 'Fließend Deutsch, Englisch von Vorteil'])(
    'does not have the level of the first: “%s”',
    (line) => {
      const [first, second] = findSpokenLanguages(line, false);
      expect([first?.code, second?.code, second?.level]).toEqual(['de', 'en', null]);
      expect(first?.level).not.toBeNull();
    },
  );
});
