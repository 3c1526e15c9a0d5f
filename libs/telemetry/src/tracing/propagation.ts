import { context, type Context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { isTracing } from './traced.js';

/** The current trace context as a W3C `traceparent`, to be passed on with a job; undefined without tracing. */
export function currentTraceparent(): string | undefined {
  if (!isTracing()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** Trace context for a job with a `traceparent`; without one, the job starts a new trace. */
export function contextOf(traceparent: string | undefined): Context {
  return traceparent === undefined || !isTracing()
    ? ROOT_CONTEXT
    : propagation.extract(ROOT_CONTEXT, { traceparent });
}
