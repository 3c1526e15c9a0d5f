/** What a handler knows of the run besides the payload. */
export interface JobContext {
  /** The request that asked for the job, where it was one. */
  readonly requestId: string | undefined;
  readonly jobId: string;
  /** Tries that were spent before this one. */
  readonly attemptsMade: number;
  /** No try is left after this one. */
  readonly isLastAttempt: boolean;
  /** How many jobs of this kind its user had in flight when this one was added: 0 for the first, which others of theirs let pass. */
  readonly turn: number;
  /** Aborted when the process must stop or when another worker took the job over: stop and throw, nothing is lost. */
  readonly signal: AbortSignal;
}

/**
 * A handler that has worked for long throws this: the job goes to the end of the line of its priority, spends no try and goes on when it is its
 * turn again. What is done so far must be saved.
 */
export class YieldTurn extends Error {
  override readonly name = 'YieldTurn';
}
