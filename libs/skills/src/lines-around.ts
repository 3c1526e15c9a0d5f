// Maximum distance of context: a line of prose may be a complete paragraph, and distant words are
// weak evidence.
const reachChars = 160;

/** Context on the same line within reach, before and after a range. */
export function lineAround(
  text: string,
  start: number,
  end: number,
): { before: string; after: string } {
  const before = text.slice(Math.max(0, start - reachChars), start);
  const after = text.slice(end, end + reachChars);
  const stop = after.indexOf('\n');
  return {
    before: before.slice(before.lastIndexOf('\n') + 1),
    after: stop < 0 ? after : after.slice(0, stop),
  };
}

/**
 * Whether the surrounding words are in capitals too, which makes letter case meaningless: a
 * heading, a list in capitals.
 */
export function isInCapitals(text: string, start: number, end: number): boolean {
  const { before, after } = lineAround(text, start, end);
  const around = `${before} ${after}`;
  if (/\p{Ll}/u.test(around)) return false;
  // A name alone on its line is a heading or an item; two letters alone are ambiguous.
  return /\p{Lu}{3}/u.test(around) || (end - start >= 3 && !/[\p{L}\p{N}]/u.test(around));
}
