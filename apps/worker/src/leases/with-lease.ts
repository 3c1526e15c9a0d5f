import { AppError } from '@rolefit/contracts';
import type { JobContext } from '@rolefit/queues';

/** Rows that one worker at a time may work on, as their repository offers them. */
export interface LeasedRows<Claim> {
  claim(id: string, leaseMs: number): Promise<Claim | null>;
  isHeld(id: string): Promise<boolean>;
  renew(claim: Claim, leaseMs: number): Promise<boolean>;
  /** @returns false where the claim is lost */
  release(claim: Claim): Promise<boolean>;
}

/** A killed worker's row is free again after this time; BullMQ notices the death about as fast. Source: DESIGN §10. */
const leaseMs = 4_000;
const renewEveryMs = 2_000;
/** How soon a job looks again at a row that somebody else holds. */
const heldRetryMs = 1_000;

/** Another run has the row, or it is gone. Nothing went wrong; this run just has nothing left to do. */
class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}

/**
 * Ends the run quietly where a conditional write found the claim gone.
 * @param isHeld what the write answered
 */
export function assertHeld(isHeld: boolean): void {
  if (!isHeld) throw new ClaimLostError();
}

/**
 * Claims a row, keeps the claim while `work` runs, and gives it back when `work` throws, so that the next try need not wait for
 * the lease to run out. A row that is done or gone completes the job; one that another run holds makes the job look again in a
 * second, so that a killed worker's job is not over before its lease is.
 * @param work stops when its signal is aborted: the claim is lost, or the process must end
 * @throws whatever `work` throws, unless the claim is lost; SERVICE_UNAVAILABLE in its place where the lease had run out by then
 */
export async function withLease<Claim>(
  rows: LeasedRows<Claim>,
  id: string,
  context: Pick<JobContext, 'signal'>,
  work: (claim: Claim, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const claim = await rows.claim(id, leaseMs);
  if (claim === null) {
    if (await rows.isHeld(id)) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterMs: heldRetryMs, cause: 'another run holds the row' });
    return;
  }
  const lost = new AbortController();
  const lease = new Lease();
  const stopRenewing = keepRenewing(
    async () => {
      const isHeld = await rows.renew(claim, leaseMs);
      lease.begin();
      return isHeld;
    },
    () => lost.abort(new ClaimLostError()),
  );
  try {
    await work(claim, AbortSignal.any([context.signal, lost.signal]));
  } catch (error) {
    if (error instanceof ClaimLostError || lost.signal.aborted) return;
    // A database that is away keeps the lease for the few seconds that it has left; the error behind it matters more.
    const wasHeld = await rows.release(claim).catch(() => true);
    // A process that stood still finds all its patience over at once, before a renewal could tell it that the row is another run's by now …
    if (!wasHeld) return;
    // … and what it then says of a file or a model is about itself.
    throw lease.hasEverRunOut() ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  } finally {
    stopRenewing();
  }
}

/** One run's lease by this process's clock. */
class Lease {
  private begunAt = performance.now();
  private hasRunOut = false;

  begin(): void {
    this.hasRunOut = this.hasEverRunOut();
    this.begunAt = performance.now();
  }

  hasEverRunOut(): boolean {
    return this.hasRunOut || performance.now() - this.begunAt > leaseMs;
  }
}

/** A renewal that fails is not a lost claim: while the database is away, nobody else can claim the row either. */
function keepRenewing(renew: () => Promise<boolean>, onLost: () => void): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    renew()
      .then((isHeld) => {
        if (!isHeld) onLost();
      })
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, renewEveryMs);
  return () => clearInterval(timer);
}
