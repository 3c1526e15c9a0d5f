import { AppError } from '@rolefit/contracts';

const retryAfterMs = 5_000;

/** How many bytes of request bodies may be in memory at the same time, and the error message beyond that. */
export interface BodyBudgetOptions {
  readonly perCallerBytes: number;
  readonly totalBytes: number;
  readonly detail: string;
}

/**
 * Caps the memory of this process for request bodies that are being received or processed. A rate limit does not bound concurrent calls: without this
 * budget, one caller could exhaust the memory with bodies that never end.
 */
export class BodyMemoryBudget {
  private readonly bytesByCaller = new Map<string, number>();
  private totalBytes = 0;

  constructor(private readonly options: BodyBudgetOptions) {}

  /**
   * @param caller a user's id, or an address
   * @param bytes the declared length, or the body limit where no length is declared
   * @returns a function that releases the reservation; calling it again has no effect
   * @throws AppError REQUEST_RATE_LIMITED where the caller exceeds its share, SERVICE_UNAVAILABLE where all callers together exceed the total
   */
  reserve(caller: string, bytes: number): () => void {
    const callerBytes = this.bytesByCaller.get(caller) ?? 0;
    if (callerBytes + bytes > this.options.perCallerBytes)
      throw new AppError('REQUEST_RATE_LIMITED', { detail: this.options.detail, retryAfterMs });
    if (this.totalBytes + bytes > this.options.totalBytes)
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfterMs });
    this.add(caller, bytes);
    let isReserved = true;
    return () => {
      if (isReserved) this.add(caller, -bytes);
      isReserved = false;
    };
  }

  private add(caller: string, bytes: number): void {
    const callerBytes = (this.bytesByCaller.get(caller) ?? 0) + bytes;
    this.totalBytes += bytes;
    if (callerBytes > 0) this.bytesByCaller.set(caller, callerBytes);
    else this.bytesByCaller.delete(caller);
  }
}
