import type { Knockout, Score } from '@rolefit/contracts';
import type { SkillJudgement } from './judgement.js';
import { recommend } from './recommendations.js';
import { summarise } from './summary.js';

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
    subScore: 'skillsScore',
    label: name,
    name,
    isCore: false,
    isSoft: false,
    asked: [],
    importance,
    weight: 1,
    credit,
    reason: '',
    postingQuote: quote,
    resumeQuote: null,
    via: null,
    advice: `If you have used ${name}, show it in a role`,
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

  it('names open conditions in a list that any label fits', () => {
    expect(
      summarise(score, [skill('Go', 1)], { matched: 1, asked: 1 }, [
        open('work-permit', 'Work permit for US'),
      ]),
    ).toContain('Your resume leaves open what the posting requires: Work permit for US.');
  });
});

describe('recommend', () => {
  it('gives at most eight lines, and keeps places for conditions', () => {
    const weighed = Array.from({ length: 12 }, (_, at) => ({
      judgement: skill(`Tool ${at}`, 0),
      weight: 12 - at,
    }));
    const lines = recommend(weighed, [
      open('licence', 'Registered nurse'),
      open('place', 'Hull'),
    ]).map(({ line }) => line);
    expect(lines).toHaveLength(8);
    expect(lines[0]).toBe('If you have used Tool 0, show it in a role: up to +12 points.');
    expect(lines.slice(6)).toEqual([
      'Registered nurse: if you have it, say so in your resume. It brings no points, but it may decide.',
      'Hull: if that works for you, say so in your resume. It brings no points, but it may decide.',
    ]);
  });
});
