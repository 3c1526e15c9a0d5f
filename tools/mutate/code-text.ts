/** A stretch of a source text, in UTF-16 units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

interface Condensed {
  readonly text: string;
  /** The position in the source of each character of `text`. */
  readonly positions: readonly number[];
}

/** Removes the characters that a formatter may change: white space, and commas before a closing bracket. */
function condense(source: string): Condensed {
  const kept = [...source.matchAll(/(?!,\s*[)\]}])\S/g)];
  return {
    text: kept.map(([character]) => character).join(''),
    positions: kept.map(({ index }) => index),
  };
}

/** Where a piece of code occurs in a source, however both are formatted. */
export function occurrences(source: string, piece: string): Range[] {
  const { text, positions } = condense(source);
  const { text: wanted } = condense(piece);
  const ranges: Range[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const [start, last] = [positions[at], positions[at + wanted.length - 1]];
    if (start !== undefined && last !== undefined) ranges.push({ start, end: last + 1 });
  }
  return ranges;
}
