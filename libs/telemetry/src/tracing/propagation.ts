import { context, type Context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import { isTracing } from './traced.js';

/** Where the work that is under way stands in its trace, as a W3C `traceparent`, to hand on with a job; nothing where no traces are kept. */
export function currentTraceparent(): string | undefined {
  if (!isTracing()) return undefined;
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'];
}

/** What a job that came with a `traceparent` belongs to; what stands alone begins a trace of its own. */
export function contextOf(traceparent: string | undefined): Context {
  return traceparent === undefined || !isTracing() ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { traceparent });
}
