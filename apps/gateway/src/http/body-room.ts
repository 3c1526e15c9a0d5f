import { AppError } from '@rolefit/contracts';

const retryAfterMs = 5_000;

/** How many bytes of request bodies may be in memory at once, and the error message beyond that. */
export interface RoomSize {
  readonly ofOne: number;
  readonly ofAll: number;
  readonly detail: string;
}

/**
 * Room in this process for bodies that are on their way in or being worked on. Calls in a minute say nothing of calls at once: without this, one caller could
 * fill the memory with bodies that never end.
 */
export class BodyRoom {
  private readonly ofCallers = new Map<string, number>();
  private ofAll = 0;

  constructor(private readonly size: RoomSize) {}

  /**
   * @param caller the id of a user, or an address
   * @param bytes that are announced, or the most that may come where nothing is
   * @returns what gives the room back, once
   * @throws AppError REQUEST_RATE_LIMITED where the caller sends too much at once, SERVICE_UNAVAILABLE where all do
   */
  take(caller: string, bytes: number): () => void {
    const ofCaller = this.ofCallers.get(caller) ?? 0;
    if (ofCaller + bytes > this.size.ofOne) throw new AppError('REQUEST_RATE_LIMITED', { detail: this.size.detail, retryAfterMs });
    if (this.ofAll + bytes > this.size.ofAll) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterMs });
    this.add(caller, bytes);
    let isTaken = true;
    return () => {
      if (isTaken) this.add(caller, -bytes);
      isTaken = false;
    };
  }

  private add(caller: string, bytes: number): void {
    const ofCaller = (this.ofCallers.get(caller) ?? 0) + bytes;
    this.ofAll += bytes;
    if (ofCaller > 0) this.ofCallers.set(caller, ofCaller);
    else this.ofCallers.delete(caller);
  }
}
