import { AppError } from '@rolefit/contracts';
import { assertHeld, type LeasedRows, withLease } from './with-lease.js';

const row = { id: 'id', userId: 'user' };

/** One row in memory, with the repository's rules. */
class FakeRows implements LeasedRows<number> {
  isOpen = true;
  holder: number | null = null;
  attempt = 0;
  renewals = 0;
  isAway = false;

  async claim(): Promise<number | null> {
    if (!this.isOpen || this.holder !== null) return null;
    return (this.holder = ++this.attempt);
  }

  async isHeld(): Promise<boolean> {
    return this.isOpen && this.holder !== null;
  }

  async renew(claim: number): Promise<boolean> {
    this.renewals += 1;
    if (this.isAway) throw new Error('the database is away');
    return this.holder === claim;
  }

  async release(claim: number): Promise<boolean> {
    if (this.isAway) throw new Error('the database is away');
    if (this.holder !== claim) return false;
    this.holder = null;
    return true;
  }
}

const context = () => {
  const stop = new AbortController();
  return { stop, signal: stop.signal };
};
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('withLease', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('completes silently for a row that is done', async () => {
    const rows = new FakeRows();
    rows.isOpen = false;
    const work = jest.fn();
    await withLease(rows, row, context(), work);
    expect(work).not.toHaveBeenCalled();
  });

  it('retries in a second where another run holds the row, without spending an attempt', async () => {
    const rows = new FakeRows();
    rows.holder = 1;
    await expect(withLease(rows, row, context(), jest.fn())).rejects.toMatchObject({
      retry: true,
      retryAfterMs: 1_000,
    });
  });

  it('renews every two seconds, also through an outage, and stops when the work is done', async () => {
    const rows = new FakeRows();
    let finish = () => {};
    const run = withLease(
      rows,
      row,
      context(),
      () => new Promise<void>((resolve) => (finish = resolve)),
    );
    await jest.advanceTimersByTimeAsync(4_100);
    expect(rows.renewals).toBe(2);
    rows.isAway = true;
    await jest.advanceTimersByTimeAsync(2_000);
    rows.isAway = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(rows.renewals).toBe(4);
    finish();
    await run;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(rows.renewals).toBe(4);
  });

  it('stops the work silently when another run has claimed the row', async () => {
    const rows = new FakeRows();
    const run = withLease(rows, row, context(), (_, signal) => aborted(signal));
    await jest.advanceTimersByTimeAsync(1_000);
    rows.holder = 99;
    await jest.advanceTimersByTimeAsync(1_000);
    await expect(run).resolves.toBeUndefined();
    expect(rows.holder).toBe(99);
  });

  it('ends silently when a conditional write finds the claim lost', async () => {
    await expect(
      withLease(new FakeRows(), row, context(), async () => assertHeld(false)),
    ).resolves.toBeUndefined();
  });

  it('releases the row when the work fails, and passes the error on', async () => {
    const rows = new FakeRows();
    const error = new AppError('MODEL_UNAVAILABLE');
    await expect(withLease(rows, row, context(), () => Promise.reject(error))).rejects.toBe(error);
    expect(rows.holder).toBeNull();
  });

  it('ends silently when the work fails after another run has claimed the row, before any renewal could notice', async () => {
    const rows = new FakeRows();
    const run = withLease(rows, row, context(), async () => {
      rows.holder = 99;
      throw new AppError('RESUME_TOO_COMPLEX');
    });
    await expect(run).resolves.toBeUndefined();
    expect(rows.holder).toBe(99);
  });

  it.each([
    ['before a renewal', 5_000],
    ['after one', 7_000],
  ])(
    'has the work tried again that failed %s after its lease ran out, whatever it failed with',
    async (_, failsAfterMs) => {
      const rows = new FakeRows();
      let fail = (_error: Error) => {};
      const run = withLease(
        rows,
        row,
        context(),
        () => new Promise<void>((_, reject) => (fail = reject)),
      );
      rows.isAway = true;
      await jest.advanceTimersByTimeAsync(5_000);
      rows.isAway = false;
      await jest.advanceTimersByTimeAsync(failsAfterMs - 5_000);
      fail(new AppError('RESUME_TOO_COMPLEX'));
      await expect(run).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retry: true });
      expect(rows.holder).toBeNull();
    },
  );

  it('passes the first error on although the row cannot be released', async () => {
    const rows = new FakeRows();
    rows.isAway = true;
    await expect(
      withLease(rows, row, context(), () => Promise.reject(new Error('first'))),
    ).rejects.toThrow('first');
  });

  it('releases the row after a renewal that is under way, which would take the lease again', async () => {
    const rows = new FakeRows();
    const renewal = Promise.withResolvers<void>();
    jest.spyOn(rows, 'renew').mockImplementation(async (claim) => {
      await renewal.promise;
      rows.holder = claim;
      return true;
    });
    let fail = (_error: Error) => {};
    const run = withLease(
      rows,
      row,
      context(),
      () => new Promise<void>((_, reject) => (fail = reject)),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    fail(new AppError('MODEL_UNAVAILABLE'));
    await jest.advanceTimersByTimeAsync(100);
    renewal.resolve();
    await expect(run).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE' });
    expect(rows.holder).toBeNull();
  });

  it('releases the row on shutdown', async () => {
    const rows = new FakeRows();
    const { stop, signal } = context();
    const run = withLease(rows, row, { signal }, (_, both) => aborted(both));
    await jest.advanceTimersByTimeAsync(10);
    stop.abort('shutdown');
    await expect(run).rejects.toBe('shutdown');
    expect(rows.holder).toBeNull();
  });
});
