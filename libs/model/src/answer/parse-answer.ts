import { jsonrepair } from 'jsonrepair';
import { jsonSpanAt, type JsonSpan } from './json-spans.js';
import { withoutReasoning } from './without-reasoning.js';

/** The data in a model's text. */
export interface ParsedText {
  /** The parsed JSON, or the text itself if it contains none. */
  readonly output: unknown;
  /** Whether the JSON ended before it was complete; `output` then is its complete part. */
  readonly isCut: boolean;
}

/** Limits the work on a text full of braces, each of which would start a scan. */
const spansMax = 40;
/** Longer JSON with mistakes is not repaired: the repair is recursive and slow. */
const repairMaxChars = 200_000;

interface Candidate {
  readonly span: JsonSpan;
  readonly output: unknown;
  readonly hasKey: boolean;
}

/**
 * The JSON in a model's text, whatever surrounds it: reasoning, fences, a sentence before or after, braces in that sentence. Of several objects the answer
 * is the one with the expected keys, else the longest. Typical mistakes of small models (an extra comma, a line break within a string) are repaired.
 * @param keys of the expected object
 */
export function parseAnswer(text: string, keys: readonly string[]): ParsedText {
  const whole = parsed(text);
  if (isObject(whole)) return { output: whole, isCut: false };
  const answer = withoutReasoning(text);
  const best = spansIn(answer)
    .map((span) => candidateOf(span, keys))
    .filter((one) => isObject(one.output))
    .toSorted(byLikelihood)[0];
  if (best !== undefined) return { output: best.output, isCut: !best.span.isComplete };
  return { output: whole === undefined ? answer.trim() : whole, isCut: false };
}

function byLikelihood(a: Candidate, b: Candidate): number {
  return (
    Number(b.hasKey) - Number(a.hasKey) ||
    Number(b.span.isComplete) - Number(a.span.isComplete) ||
    b.span.text.length - a.span.text.length
  );
}

/** Prose in braces could also be repaired into JSON, so a repaired object must have one of the keys. */
function candidateOf(span: JsonSpan, keys: readonly string[]): Candidate {
  const output = parsed(span.text);
  if (isObject(output)) return { span, output, hasKey: hasKey(output, keys) };
  const mended = repaired(span.text);
  return hasKey(mended, keys)
    ? { span, output: mended, hasKey: true }
    : { span, output: undefined, hasKey: false };
}

function spansIn(text: string): JsonSpan[] {
  const spans: JsonSpan[] = [];
  let from = text.indexOf('{');
  for (let tries = 0; from >= 0 && tries < spansMax; tries++) {
    const span = jsonSpanAt(text, from);
    if (span !== null) spans.push(span);
    from = text.indexOf('{', span?.isComplete ? from + span.text.length : from + 1);
  }
  return spans;
}

/** Whether an object has one of the keys, or holds an object that has one. */
function hasKey(value: unknown, keys: readonly string[]): boolean {
  if (!isObject(value)) return false;
  return [value, ...Object.values(value).filter(isObject)].some((one) =>
    keys.some((key) => Object.hasOwn(one, key)),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  if (text.length > repairMaxChars) return undefined;
  try {
    return parsed(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
