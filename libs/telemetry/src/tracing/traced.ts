import {
  type Attributes,
  context,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

export { SpanKind } from '@opentelemetry/api';

/** Obtained on every start, because a tracer stays bound to the provider that created it. */
let tracer = trace.getTracer('rolefit');
let isOn = false;

/** Whether traces are exported. Without tracing, the functions below only read this flag. */
export function isTracing(): boolean {
  return isOn;
}

/** Only for starting and stopping tracing. */
export function setTracing(on: boolean): void {
  tracer = trace.getTracer('rolefit');
  isOn = on;
}

/** Options of a span. */
export interface SpanStart {
  /** Low cardinality: a pattern, never an id. */
  readonly name: string;
  readonly kind?: SpanKind;
  /** Never texts or personal data. */
  readonly attributes?: Attributes;
  /** Parent context, if other than the active one. */
  readonly parent?: Context;
}

/** Starts a span that the caller ends, for requests whose phases are separate events. */
export function startSpan({
  name,
  kind = SpanKind.INTERNAL,
  attributes = {},
  parent = context.active(),
}: SpanStart): { readonly span: Span; readonly context: Context } {
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  return { span, context: trace.setSpan(parent, span) };
}

/**
 * Runs work in a span; spans started within become its children.
 * @param describe adds attributes that are only known at the end
 * @throws whatever `work` throws; the span records the failure with its code, never its message
 */
export async function traced<Answer>(
  start: SpanStart,
  work: () => Promise<Answer>,
  describe?: (answer: Answer) => Attributes,
): Promise<Answer> {
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

/** Adds an event to the active span. */
export function addSpanEvent(what: string): void {
  if (isOn) trace.getActiveSpan()?.addEvent(what);
}

/** Whether a span is active. */
export function hasSpan(): boolean {
  return isOn && trace.getActiveSpan() !== undefined;
}

/** Id of the active trace, for log lines. */
export function currentTraceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

function errorType(error: unknown): string {
  if (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string'
  )
    return error.code;
  return error instanceof Error ? error.name : typeof error;
}
