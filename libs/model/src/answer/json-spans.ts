/** A JSON object in a text, or the largest complete part of one that was cut off. */
export interface JsonSpan {
  readonly start: number;
  readonly text: string;
  readonly isComplete: boolean;
}

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Finds the object that starts with the brace at `start`, by tracking brackets and strings only. An object that was cut off ends after its last complete
 * value, and the brackets still open there are closed.
 * @returns null if not even one value is complete
 */
export function jsonSpanAt(text: string, start: number): JsonSpan | null {
  const open: string[] = [];
  /** Where the last complete value ends, and which brackets are open there. */
  let safe: { end: number; closing: string } | null = null;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (isInString) {
      if (char === '\\') at++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === ',') safe = { end: at, closing: closingOf(open) };
    else if (closers[char] !== undefined) open.push(closers[char]);
    else if (char === '}' || char === ']') {
      open.pop();
      if (open.length === 0) return { start, text: text.slice(start, at + 1), isComplete: true };
      safe = { end: at + 1, closing: closingOf(open) };
    }
  }
  return safe && { start, text: text.slice(start, safe.end) + safe.closing, isComplete: false };
}

function closingOf(open: readonly string[]): string {
  return open.toReversed().join('');
}
