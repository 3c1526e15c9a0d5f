import { ApiError } from '@rolefit/api-client';
import { createQueryClient } from './query-client';

/** Asks once with a server that fails `failures` times; answers when each call came. */
async function callsOf(failures: number, retryAfterMs?: number): Promise<{ at: number[]; isDone: boolean }> {
  const at: number[] = [];
  const startedAt = Date.now();
  const queryFn = async () => {
    at.push(Date.now() - startedAt);
    if (at.length <= failures) throw new ApiError({ status: 429, name: 'RATELIMITED', code: 'REQUEST_RATE_LIMITED', message: 'Too many.', retryAfterMs });
    return 'here';
  };
  const answer = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn, retry: createQueryClient().getDefaultOptions().queries?.retry });
  const settled = answer.then(
    () => true,
    () => false,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return { at, isDone: await settled };
}

describe('a load that the server refuses for now', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is tried again after the time that the server asks for, and not before', async () => {
    expect(await callsOf(1, 7_000)).toEqual({ at: [0, 7_000], isDone: true });
  });

  it('is tried again a little later where the server names no time', async () => {
    expect(await callsOf(2)).toEqual({ at: [0, 1_000, 3_000], isDone: true });
  });

  it('is left to the user where the wait is long', async () => {
    expect(await callsOf(1, 60_000)).toEqual({ at: [0], isDone: false });
  });
});
