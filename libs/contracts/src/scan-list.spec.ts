import { limits } from './limits.js';
import { jobsQuerySchema } from './scan-list.js';

/** Messages by path, as the gateway's filter returns them. */
function messages(query: unknown): Record<string, string> {
  const parsed = jobsQuerySchema.safeParse(query);
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}

describe('jobs query', () => {
  it('defaults to the first page of ten, newest first', () => {
    expect(jobsQuerySchema.parse({})).toEqual({ page: 1, limit: 10, sort: 'newest' });
  });

  it('takes every filter', () => {
    const query = {
      page: '2',
      limit: '100',
      sort: 'best-score',
      q: ' Nurse ',
      status: 'completed',
      saved: 'true',
      stage: 'offer',
      minScore: '0',
      maxScore: '100',
      readyToApply: 'false',
    };
    expect(jobsQuerySchema.parse(query)).toEqual({
      page: 2,
      limit: 100,
      sort: 'best-score',
      q: 'Nurse',
      status: ['completed'],
      saved: true,
      stage: ['offer'],
      minScore: 0,
      maxScore: 100,
      readyToApply: false,
    });
  });

  it.each([['queued,failed'], [['queued', 'failed']], [['queued,failed', 'failed']]])(
    'takes several states as %j',
    (status) => {
      expect(jobsQuerySchema.parse({ status }).status).toEqual(['queued', 'failed']);
    },
  );

  it.each([
    [{ page: '0' }, 'page'],
    [{ page: '101' }, 'page'],
    [{ page: '-1' }, 'page'],
    [{ page: '1.5' }, 'page'],
    [{ page: 'x' }, 'page'],
    [{ page: ['1', '2'] }, 'page'],
    [{ limit: '0' }, 'limit'],
    [{ limit: '101' }, 'limit'],
    [{ limit: '' }, 'limit'],
    [{ cursor: '' }, 'cursor'],
    [{ cursor: 'x'.repeat(limits.cursorChars + 1) }, 'cursor'],
    [{ sort: 'random' }, 'sort'],
    [{ q: 'x'.repeat(limits.searchChars + 1) }, 'q'],
    [{ q: ['a', 'b'] }, 'q'],
    [{ status: 'done' }, 'status'],
    [{ status: 'queued,' }, 'status'],
    [{ status: ['queued', 'constructor'] }, 'status'],
    [{ stage: '' }, 'stage'],
    [{ saved: 'yes' }, 'saved'],
    [{ minScore: '101' }, 'minScore'],
    [{ maxScore: '-1' }, 'maxScore'],
    [{ maxScore: '5.5' }, 'maxScore'],
    [{ minScore: '60', maxScore: '59' }, 'minScore'],
    [{ readyToApply: '1' }, 'readyToApply'],
  ])('refuses %j with a sentence', (query, field) => {
    expect(Object.keys(messages(query))).toEqual([field]);
    expect(messages(query)[field]).not.toMatch(/Invalid (input|option)/);
  });
});
