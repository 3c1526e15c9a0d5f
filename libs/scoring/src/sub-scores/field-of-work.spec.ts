import type { FieldOfWork } from '@rolefit/contracts';
import { aPostingFacts, aQuote, aResumeFacts, aSkillRequirement } from '@rolefit/testing';
import { scoreMatch } from '../score-match.js';

function profile(fields: Readonly<Record<string, number>>, where: string): FieldOfWork[] {
  return Object.entries(fields).map(([field, weight]) => ({
    field,
    weight,
    quote: aQuote(`${field} in the ${where}`),
  }));
}

const asked = { accounting: 0.8, 'office-and-administration': 0.6 };

function judged(held: Readonly<Record<string, number>>, posting = asked) {
  const match = scoreMatch({
    posting: aPostingFacts({
      skills: [aSkillRequirement('Kardex')],
      fields: profile(posting, 'posting'),
    }),
    resume: aResumeFacts({ fields: profile(held, 'resume') }),
    skills: [],
  });
  return { match, point: match.points.find(({ label }) => label.startsWith('Work in ')) };
}

describe('the field of work', () => {
  it('earns everything for the same fields, with both quotes', () => {
    const { point } = judged(asked);
    expect(point).toMatchObject({
      subScore: 'titleScore',
      label: 'Work in accounting, office and administration',
      credit: 1,
      postingQuote: { text: 'accounting in the posting' },
      resumeQuote: { text: 'accounting in the resume' },
    });
    expect(point?.reason).toBe(
      'Your resume shows work in the same fields, above all accounting, office and administration.',
    );
  });

  it('earns a part for some of the same fields', () => {
    const { point } = judged({ 'office-and-administration': 0.8, 'it-support': 0.6 });
    expect(point?.credit).toBeGreaterThan(0);
    expect(point?.credit).toBeLessThan(1);
  });

  it('earns nothing for other fields, and says which', () => {
    const { point } = judged({ 'it-support': 1 });
    expect(point).toMatchObject({ credit: 0, points: 0, resumeQuote: null });
    expect(point?.reason).toBe(
      'Your resume is mostly about IT support; the posting is about accounting, office and administration.',
    );
  });

  it('is not judged where one of the texts does not tell it', () => {
    expect(judged({}).point).toBeUndefined();
    expect(judged(asked, {} as typeof asked).point).toBeUndefined();
  });

  it('does not depend on the order of the fields', () => {
    const turned = Object.fromEntries(Object.entries(asked).toReversed()) as typeof asked;
    expect(judged(turned, turned).match).toEqual(judged(asked).match);
  });
});
