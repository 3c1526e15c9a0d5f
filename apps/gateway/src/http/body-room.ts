import { AppError, limits } from '@rolefit/contracts';

/** As much of bodies that are larger than usual may be in memory, on its way or being worked on: of one user, and of all. */
const mostBytes = { ofOne: 2 * limits.batchBodyBytes, ofAll: 8 * limits.batchBodyBytes } as const;
const retryAfterMs = 5_000;

/**
 * Room in this process for large bodies. A body is read before its call is counted, and calls in a minute say nothing of calls at once: without this, one user
 * could fill the memory with a hundred of them.
 */
export class BodyRoom {
  private readonly ofUsers = new Map<string, number>();
  private ofAll = 0;

  /**
   * @param bytes that are announced, or the most that may come where nothing is
   * @returns what gives the room back, once
   * @throws AppError REQUEST_RATE_LIMITED where the user sends too much at once, SERVICE_UNAVAILABLE where all do
   */
  take(userId: string, bytes: number): () => void {
    const ofUser = this.ofUsers.get(userId) ?? 0;
    if (ofUser + bytes > mostBytes.ofOne) throw new AppError('REQUEST_RATE_LIMITED', { detail: 'You are sending a lot at the same time. Wait until it has arrived, and send one after the other.', retryAfterMs });
    if (this.ofAll + bytes > mostBytes.ofAll) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterMs });
    this.add(userId, bytes);
    let isTaken = true;
    return () => {
      if (isTaken) this.add(userId, -bytes);
      isTaken = false;
    };
  }

  private add(userId: string, bytes: number): void {
    const ofUser = (this.ofUsers.get(userId) ?? 0) + bytes;
    this.ofAll += bytes;
    if (ofUser > 0) this.ofUsers.set(userId, ofUser);
    else this.ofUsers.delete(userId);
  }
}
