/** Context of one run, besides the payload. */
export interface JobContext {
  /** The request behind the job, if any. */
  readonly requestId: string | undefined;
  readonly jobId: string;
  /** Attempts before this one. */
  readonly attemptsMade: number;

  readonly isLastAttempt: boolean;
  /** Position in the user's queue: how many jobs of this kind the user had in flight when this one was added. Lower positions come first. */
  readonly queuePosition: number;
  /** Aborted on shutdown, or when another worker has taken over the job. The handler should stop and throw; another run repeats the work. */
  readonly signal: AbortSignal;
}

/**
 * Thrown by a handler that has run for long, to yield: the job goes to the end of the queue of its priority without spending an attempt. The handler must
 * have saved its progress.
 */
export class YieldTurn extends Error {
  override readonly name = 'YieldTurn';
}
