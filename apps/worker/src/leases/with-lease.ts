import { AppError } from '@rolefit/contracts';
import type { OwnedRow } from '@rolefit/database';
import type { JobContext } from '@rolefit/queues';

/** Repository of rows that one worker at a time may claim. */
export interface LeasedRows<Claim> {
  claim(row: OwnedRow, leaseMs: number): Promise<Claim | null>;
  isHeld(row: OwnedRow): Promise<boolean>;
  renew(claim: Claim, leaseMs: number): Promise<boolean>;
  /** @returns false where the claim is lost */
  release(claim: Claim): Promise<boolean>;
}

/** After this time another worker may claim a killed worker's row; BullMQ detects the stalled job about as fast. */
const leaseMs = 4_000;
const renewEveryMs = 2_000;
/** Retry interval for a row that another run holds. */
const heldRetryMs = 1_000;

/** Another run has claimed the row, or the row was deleted. Not a failure: this run simply ends. */
class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}

/**
 * Ends the run silently where a conditional write found the claim lost.
 * @param isHeld the result of the write
 */
export function assertHeld(isHeld: boolean): asserts isHeld {
  if (!isHeld) throw new ClaimLostError();
}

/**
 * Claims a row, renews the lease while `work` runs, and releases it when `work` throws, so that the retry need not wait for the lease to expire. A row that
 * is done or deleted completes the job. A row that another run holds makes the job retry in a second: that run may be a killed worker's whose lease has
 * not expired yet.
 * @param work stops when its signal is aborted: the claim is lost, or the process shuts down
 * @throws whatever `work` throws, unless the claim is lost; SERVICE_UNAVAILABLE instead where the lease expired while it ran
 */
export async function withLease<Claim>(
  rows: LeasedRows<Claim>,
  row: OwnedRow,
  context: Pick<JobContext, 'signal'>,
  work: (claim: Claim, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const claim = await rows.claim(row, leaseMs);
  if (claim === null) {
    if (await rows.isHeld(row))
      throw new AppError('SERVICE_UNAVAILABLE', {
        retryAfterMs: heldRetryMs,
        cause: 'another run holds the row',
      });
    return;
  }
  const lost = new AbortController();
  const lease = new Lease();
  const stopRenewing = keepRenewing(
    async () => {
      const isHeld = await rows.renew(claim, leaseMs);
      lease.restart();
      return isHeld;
    },
    () => lost.abort(new ClaimLostError()),
  );
  try {
    await work(claim, AbortSignal.any([context.signal, lost.signal]));
  } catch (error) {
    // A renewal that reached the database after the release would lease the row again, without a holder.
    await stopRenewing();
    if (error instanceof ClaimLostError || lost.signal.aborted) return;
    // If the database is down the lease simply expires; the original error matters more.
    const wasHeld = await rows.release(claim).catch(() => true);
    if (!wasHeld) return;
    // After a suspension of this process its timeouts fire before a renewal can notice the lost claim, so they are not the fault of the file or the model.
    throw lease.hasEverRunOut() ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  } finally {
    void stopRenewing();
  }
}

/** A run's lease by the clock of this process. */
class Lease {
  private startedAt = performance.now();
  private hasRunOut = false;

  restart(): void {
    this.hasRunOut = this.hasEverRunOut();
    this.startedAt = performance.now();
  }

  hasEverRunOut(): boolean {
    return this.hasRunOut || performance.now() - this.startedAt > leaseMs;
  }
}

/**
 * A failed renewal does not mean that the claim is lost: while the database is down, no other run can claim the row either.
 * @returns stops renewing; resolves when the renewal in progress has ended
 */
function keepRenewing(renew: () => Promise<boolean>, onLost: () => void): () => Promise<void> {
  let current: Promise<void> | null = null;
  const timer = setInterval(() => {
    current ??= renew()
      .then((isHeld) => {
        if (!isHeld) onLost();
      })
      .catch(() => undefined)
      .finally(() => {
        current = null;
      });
  }, renewEveryMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
