import { assertEveryJobHasOneHandler } from './handler-check.js';
import { jobNames } from './jobs.js';

describe('assertEveryJobHasOneHandler', () => {
  it('is content with one handler for each job, in any order', () => {
    expect(() => assertEveryJobHasOneHandler([...jobNames].reverse())).not.toThrow();
  });

  it('names the job that nobody handles', () => {
    expect(() => assertEveryJobHasOneHandler(jobNames.filter((name) => name !== 'scan.score'))).toThrow('the job scan.score has no handler');
  });

  it('names the job that two handle, and everything else that is wrong', () => {
    expect(() => assertEveryJobHasOneHandler(['scan.score', 'scan.score'])).toThrow(
      'the job resume.evaluate has no handler, the job scan.score has 2 handlers, the job matches.rescore has no handler',
    );
  });
});
