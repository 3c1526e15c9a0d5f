import { ApiError } from '@rolefit/api-client';
import { createQueryClient } from './query-client';

/** Runs a query against a server that fails `failures` times; returns the times of the calls. */
async function callsOf(
  failures: number,
  retryAfterMs?: number,
): Promise<{ at: number[]; isDone: boolean }> {
  const at: number[] = [];
  const startedAt = Date.now();
  const queryFn = async () => {
    at.push(Date.now() - startedAt);
    if (at.length <= failures)
      throw new ApiError({
        status: 429,
        name: 'RATELIMITED',
        code: 'REQUEST_RATE_LIMITED',
        message: 'Too many.',
        retryAfterMs,
      });
    return 'here';
  };
  const answer = createQueryClient().fetchQuery({
    queryKey: ['x'],
    queryFn,
    retry: createQueryClient().getDefaultOptions().queries?.retry,
  });
  const settled = answer.then(
    () => true,
    () => false,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return { at, isDone: await settled };
}

describe('a query with a transient error', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is retried after the delay that the server requests', async () => {
    expect(await callsOf(1, 7_000)).toEqual({ at: [0, 7_000], isDone: true });
  });

  it('is retried with back-off without a requested delay', async () => {
    expect(await callsOf(2)).toEqual({ at: [0, 1_000, 3_000], isDone: true });
  });

  it('is not retried if the delay is long', async () => {
    expect(await callsOf(1, 60_000)).toEqual({ at: [0], isDone: false });
  });
});
