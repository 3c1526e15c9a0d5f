import { type Attributes, context, type Context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

export { SpanKind } from '@opentelemetry/api';

/** Asked for anew with each start: one that was got earlier stays with the provider of that time. */
let tracer = trace.getTracer('rolefit');
let isOn = false;

/** Whether traces leave this process. Where they do not, nothing below costs more than looking at this. */
export function isTracing(): boolean {
  return isOn;
}

/** For what starts and stops tracing alone. */
export function setTracing(on: boolean): void {
  tracer = trace.getTracer('rolefit');
  isOn = on;
}

/** What a piece of work is called. */
export interface SpanStart {
  /** Few different ones: a template, never an id. */
  readonly name: string;
  readonly kind?: SpanKind;
  /** Never a text or anything about a person. */
  readonly attributes?: Attributes;
  /** What it belongs to, where that is not what is under way here. */
  readonly parent?: Context;
}

/** A span that something else ends: the parts of a request are told by events, not by one function. */
export function startSpan({ name, kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: SpanStart): { readonly span: Span; readonly context: Context } {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  return { span, context: trace.setSpan(parent, span) };
}

/**
 * Does some work as one span of a trace; what it starts meanwhile belongs to it.
 * @param describe adds what is only known at the end
 * @throws whatever `work` throws; the span says that it failed, and by which code, never by which words
 */
export async function traced<Answer>(start: SpanStart, work: () => Promise<Answer>, describe?: (answer: Answer) => Attributes): Promise<Answer> {
  if (!isOn) return work();
  const { span, context: inner } = startSpan(start);
  try {
    const answer = await context.with(inner, work);
    if (describe !== undefined) span.setAttributes(describe(answer));
    return answer;
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** Notes on the span that is under way that something happened. */
export function noteOnSpan(what: string): void {
  if (isOn) trace.getActiveSpan()?.addEvent(what);
}

/** Whether something is under way that a span could belong to. */
export function hasSpan(): boolean {
  return isOn && trace.getActiveSpan() !== undefined;
}

/** Id of the trace that is under way, to stand in log lines. */
export function currentTraceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

function errorType(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : typeof error;
}
