import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of a piece of work bears, so that one id leads from a click to all that came of it. */
export interface LogScope {
  /** The request that asked for the work, or whatever else began it. */
  readonly requestId?: string | undefined;
  /** The same work in the traces, where they are kept; known a little later than the rest. */
  traceId?: string | undefined;
}

const scopes = new AsyncLocalStorage<LogScope>();

/**
 * Does some work so that each line which is logged meanwhile, here and in all that is called or started, bears these ids. What a line says itself
 * wins. Meant for jobs; a request hands its id on by hand, which costs it nothing.
 */
export function inLogScope<Answer>(scope: LogScope, work: () => Answer): Answer {
  return scopes.run(scope, work);
}

/** The id under which the work that is under way here is logged. */
export function scopedRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}

/** The fields of the scope, in an object of the caller's own. */
export function logScopeFields(): Record<string, unknown> {
  return { ...scopes.getStore() };
}
