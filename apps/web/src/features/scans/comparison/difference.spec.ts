import { type OtherResume } from '@rolefit/contracts';
import { aCloseReading, aJob, aScore } from '@/testing/builders';
import { comparedResumes } from './compared-resumes';
import { adviceOf, differenceOf } from './difference';

const other = (resume: Partial<OtherResume>) => ({
  number: 1,
  name: 'General',
  overallScore: 64,
  readyToApply: true,
  isReadClosely: false,
  lacks: ['Kubernetes', 'on-call'],
  ...resume,
});

/** A match with the resume Platform, 81 points, and another resume. */
const compared = (resume: Partial<OtherResume>, isReadClosely = false) =>
  comparedResumes(
    aJob({
      score: aScore({ overallScore: 81 }),
      closeReading: isReadClosely ? aCloseReading() : null,
      resumeComparison: { best: { number: 2, name: 'Platform' }, others: [other(resume)] },
    }),
  );
const difference = (...of: Parameters<typeof compared>) => compared(...of).map(differenceOf);

describe('differenceOf', () => {
  it('names what a resume lacks', () => {
    expect(difference({})).toEqual(['lacks Kubernetes; on-call']);
    expect(difference({ lacks: [] })).toEqual([null]);
  });

  it.each([
    [79, 'fits about as well'],
    [78, 'lacks Kubernetes; on-call'],
  ])('calls a score of %i beside 81 “%s”', (overallScore, words) => {
    expect(difference({ overallScore })).toEqual([words]);
  });

  it('calls a score by rules an estimate beside one by close reading, however close', () => {
    expect(difference({ overallScore: 80 }, true)).toEqual([
      'an estimate, lacks Kubernetes; on-call',
    ]);
    expect(difference({ lacks: [] }, true)).toEqual(['an estimate']);
    expect(difference({ isReadClosely: true, overallScore: 80 }, true)).toEqual([
      'fits about as well',
    ]);
  });
});

describe('adviceOf', () => {
  const best = { number: 2, name: 'Platform' };

  it.each([
    ['is the default one', 2],
    ['may be the default one', null],
  ])('says that the best one fits best where it %s', (_, number) => {
    expect(adviceOf(best, compared({}), number, true)).toBe('Platform fits best.');
  });

  it('says which one to apply with where it is not the default one', () => {
    expect(adviceOf(best, compared({}), 1, true)).toBe(
      'Apply with Platform. It fits better than your default resume.',
    );
    expect(adviceOf(best, compared({ overallScore: 80 }), 1, true)).toBe(
      'Apply with Platform. Your default resume, General, fits about as well.',
    );
  });

  it('does not advise to apply where the match is not worth it', () => {
    expect(adviceOf(best, compared({}), 1, false)).toBe(
      'If you apply, use Platform, not your default resume.',
    );
  });
});
