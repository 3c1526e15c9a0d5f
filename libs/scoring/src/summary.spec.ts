import type { Knockout, Score } from '@rolefit/contracts';
import type { SkillJudgement } from './judgement.js';
import { summarise } from './summary.js';
import { scoreBands } from './weights.js';

const quote = { text: 'x', start: 0, end: 1 };
const score: Score = {
  overallScore: 40,
  skillsScore: 40,
  experienceScore: null,
  responsibilitiesScore: null,
  titleScore: null,
  educationScore: null,
  languageScore: null,
};

function skill(
  name: string,
  credit: number,
  importance: 'required' | 'preferred' = 'required',
): SkillJudgement {
  return {
    name,
    isCore: false,
    isSoft: false,
    asked: [],
    importance,
    credit,
    postingQuote: quote,
    resumeQuote: null,
    via: null,
  };
}

function open(kind: Knockout['kind'], label: string): Knockout {
  return { kind, label, status: 'unknown', postingQuote: quote, resumeQuote: null };
}

describe('summarise', () => {
  it.each([
    [
      [skill('Java', 1), skill('Go', 1)],
      { matched: 2, asked: 2 },
      'your resume shows all 2 required skills (Java and Go).',
    ],
    [
      [skill('Java', 1), skill('Go', 0)],
      { matched: 1, asked: 2 },
      'your resume shows 1 of the 2 required skills (Java).',
    ],
    [
      [skill('Java', 1), skill('Perl', 1, 'preferred'), skill('Go', 0)],
      { matched: 1, asked: 2 },
      'your resume shows 1 of the 2 required skills (Java).',
    ],
    [
      [skill('Go', 0)],
      { matched: 0, asked: 1 },
      'your resume does not show the one required skill so far.',
    ],
    [
      [skill('Go', 0), skill('C', 0)],
      { matched: 0, asked: 2 },
      'your resume shows none of the 2 required skills so far.',
    ],
  ])('says what fits, naming required skills only', (skills, coverage, words) => {
    expect(summarise(score, skills, coverage, [])).toContain(words);
  });

  it('calls a match by the band of its score', () => {
    const say = (overallScore: number) =>
      summarise({ ...score, overallScore }, [], { matched: 0, asked: 0 }, []);
    for (const { from, word } of scoreBands) expect(say(from)).toContain(`a ${word} match`);
    for (const [at, { word }] of scoreBands.slice(1).entries())
      expect(say((scoreBands[at]?.from ?? 0) - 1)).toContain(`a ${word} match`);
  });

  it('names the strongest and the weakest part where no skill is asked', () => {
    const parts = { ...score, skillsScore: null, educationScore: 90, languageScore: 10 };
    const words = summarise(parts, [], { matched: 0, asked: 0 }, []);
    expect(words).toContain('its strongest part is education.');
    expect(words).toContain('We found the least evidence for languages.');
  });

  it('names open conditions in a list that any label fits', () => {
    expect(
      summarise(score, [skill('Go', 1)], { matched: 1, asked: 1 }, [
        open('work-permit', 'Work permit for US'),
      ]),
    ).toContain('Your resume leaves open what the posting requires: Work permit for US.');
  });
});
