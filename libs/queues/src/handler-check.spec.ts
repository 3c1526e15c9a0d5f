import { assertEveryJobHasOneHandler } from './handler-check.js';
import { jobNames } from './jobs.js';

describe('assertEveryJobHasOneHandler', () => {
  it('accepts one handler for each job, in any order', () => {
    expect(() => assertEveryJobHasOneHandler([...jobNames].reverse())).not.toThrow();
  });

  it('names the job without a handler', () => {
    expect(() =>
      assertEveryJobHasOneHandler(jobNames.filter((name) => name !== 'scan.score')),
    ).toThrow('the job scan.score has no handler');
  });

  it('names the job with two handlers, and every other problem', () => {
    expect(() => assertEveryJobHasOneHandler(['scan.score', 'scan.score'])).toThrow(
      'the job resume.evaluate has no handler, the job scan.score has 2 handlers, the job match.read-closely has no handler, the job matches.rescore has no handler',
    );
  });
});
