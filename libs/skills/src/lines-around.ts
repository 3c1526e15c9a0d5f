// A line of prose in a posting may be a whole paragraph; what stands further away tells little.
const reachChars = 160;

/** What stands on the same line within reach, before and after a place. */
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

/** Whether the words around stand in capitals too, so that letter case tells nothing: a heading, a shouted list. */
export function isInCapitals(text: string, start: number, end: number): boolean {
  const { before, after } = lineAround(text, start, end);
  const around = `${before} ${after}`;
  if (/\p{Ll}/u.test(around)) return false;
  // A name alone on its line is a heading or an item; two letters alone are anything.
  return /\p{Lu}{3}/u.test(around) || (end - start >= 3 && !/[\p{L}\p{N}]/u.test(around));
}
