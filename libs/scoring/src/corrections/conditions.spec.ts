import type { Correction, Knockout } from '@rolefit/contracts';
import {
  aPostingFacts,
  aQuote,
  aRequirement,
  aResumeFacts,
  aSkillRequirement,
  aStatement,
} from '@rolefit/testing';
import { scoreMatch } from '../index.js';
import { aboutCondition, have, notRequired } from '../testing/a-correction.js';

const words = 'A current RN licence and BLS are required';
const quote = aQuote(words);
const posting = aPostingFacts({
  licences: ['RN licence', 'BLS'].map((name) => ({ name, importance: 'required', quote })),
  skills: [aSkillRequirement('Falconry')],
  requirements: [
    aRequirement(words, {
      kind: 'licence',
      quote,
      parts: ['RN licence', 'BLS'].map((name) => [{ type: 'licence', name }]),
    }),
  ],
});
const line = 'Registered with the board of nursing';
const resume = aResumeFacts({ statements: [aStatement(line)] });

const judged = (...corrections: readonly Correction[]) =>
  scoreMatch({ posting, resume, skills: [], corrections });
const licences = ({ knockouts }: { knockouts: readonly Knockout[] }) =>
  knockouts.filter(({ kind }) => kind === 'licence');
const pointOf = ({ points }: ReturnType<typeof judged>) =>
  points.find(({ postingQuote }) => postingQuote.text === words);

const about = (label: string, ruling: Parameters<typeof aboutCondition>[3]) =>
  aboutCondition('licence', label, words, ruling);

describe('a condition that the user says they meet', () => {
  it('is met as theirs, and its neighbour in the same line stays open', () => {
    const match = judged(about('RN licence', have(line)));
    expect(licences(match)).toMatchObject([
      { label: 'BLS', status: 'unknown' },
      {
        label: 'RN licence',
        status: 'met',
        resumeQuote: { text: line },
        correction: { type: 'have' },
      },
    ]);
    expect(pointOf(match)?.verdict).not.toBe('shown');
  });

  it('gives the requirement the same verdict', () => {
    expect(pointOf(judged())?.verdict).toBe('not-found');
    const both = judged(about('RN licence', have()), about('BLS', have()));
    expect(pointOf(both)?.verdict).toBe('shown');
    expect(licences(both).map(({ statedByUser }) => statedByUser)).toEqual(['BLS', 'RN licence']);
  });
});

describe('a condition that the posting does not set, as the user says', () => {
  it('is set aside, and its neighbour in the same line is judged', () => {
    const match = judged(about('BLS', notRequired));
    expect(licences(match).map(({ label }) => label)).toEqual(['RN licence']);
    expect(match.setAside).toMatchObject([{ words }]);
    expect(pointOf(match)).toBeDefined();
  });

  it('takes its requirement with it if that asks for nothing else', () => {
    const match = judged(about('BLS', notRequired), about('RN licence', notRequired));
    expect(licences(match)).toMatchObject([{ label: 'Licence', status: 'not-stated' }]);
    expect(pointOf(match)).toBeUndefined();
    expect(match.points.reduce((sum, { pointsPossible }) => sum + pointsPossible, 0)).toBe(100);
  });
});
