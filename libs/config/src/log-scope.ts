import { AsyncLocalStorage } from 'node:async_hooks';

/** Correlation ids that are added to every log line of a unit of work. */
export interface LogScope {
  /** The request that caused the work, or an id for work without one. */
  readonly requestId?: string | undefined;
  /** Trace id, if tracing is enabled. Set after the span has started. */
  traceId?: string | undefined;
}

const scopes = new AsyncLocalStorage<LogScope>();

/**
 * Runs `work` with these ids on every line logged within, including asynchronous calls. Fields of the line itself take precedence. Meant for jobs; requests
 * pass their id explicitly, which avoids the cost of AsyncLocalStorage.
 */
export function inLogScope<Answer>(scope: LogScope, work: () => Answer): Answer {
  return scopes.run(scope, work);
}

/** Request id of the current scope. */
export function scopedRequestId(): string | undefined {
  return scopes.getStore()?.requestId;
}

/** A copy of the current scope's fields. */
export function logScopeFields(): Record<string, unknown> {
  return { ...scopes.getStore() };
}
