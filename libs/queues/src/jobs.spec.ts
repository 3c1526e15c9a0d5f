import { jobIdOf, jobNames, jobs, priorityOf, queuePositionOf } from './jobs.js';

const id = '0198c0de-0000-7000-8000-000000000001';

describe('jobs', () => {
  it('carries ids and drops everything else, so that no text reaches Redis', () => {
    expect(
      jobs['scan.score'].payload.parse({ userId: id, scanId: id, jobDescription: 'text' }),
    ).toEqual({ userId: id, scanId: id });
    // As the version before enqueued it.
    expect(jobs['scan.score'].payload.parse({ scanId: id })).toEqual({ scanId: id });
    expect(
      jobs['resume.evaluate'].payload.parse({ resumeId: id, attempt: 2, text: 'text' }),
    ).toEqual({ resumeId: id, attempt: 2 });
    expect(jobs['matches.rescore'].payload.safeParse({ userId: 'me' }).success).toBe(false);
  });

  it('makes queue names and job ids that BullMQ accepts', () => {
    for (const name of jobNames) expect(name).not.toContain(':');
    expect(jobIdOf(id, 0)).toBe(`${id}-0`);
    expect(jobIdOf(id, 1)).not.toBe(jobIdOf(id, 0));
    expect(Number.isInteger(Number(jobIdOf(id, 3)))).toBe(false);
  });

  it('serves a user without jobs in flight before one with a hundred, within the limits of BullMQ', () => {
    expect(priorityOf(0)).toBe(1);
    expect(priorityOf(100)).toBe(101);
    expect(priorityOf(-5)).toBe(1);
    expect(priorityOf(5_000_000)).toBe(2_097_151);
    expect([1, 101, undefined].map(queuePositionOf)).toEqual([0, 100, 0]);
  });
});
