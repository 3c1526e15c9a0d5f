import { type Quote } from '@rolefit/contracts';

/** A range to be marked, with the key of its evidence. */
export interface MarkedRange {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of text between two range boundaries. */
export interface TextSegment {
  readonly start: number;
  readonly text: string;
  /** Keys of the ranges that cover this piece, the shortest first. */
  readonly keys: readonly string[];
  /** Whether the active range covers it. */
  readonly isActive: boolean;
}

/**
 * Splits a text at the boundaries of ranges, which may overlap. The concatenated pieces are the text.
 * @param active the active range, or null
 */
export function segmentText(
  text: string,
  ranges: readonly MarkedRange[],
  active: Quote | null,
): TextSegment[] {
  const inText = (offset: number) => offset > 0 && offset < text.length;
  const borders = new Set([0, text.length]);
  for (const { start, end } of active ? [...ranges, active] : ranges) {
    if (inText(start)) borders.add(start);
    if (inText(end)) borders.add(end);
  }
  const sorted = [...borders].sort((a, b) => a - b);
  const byLength = [...ranges].sort((a, b) => a.end - a.start - (b.end - b.start));
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const covers = (range: { start: number; end: number }) =>
      range.start <= start && range.end >= end;
    return {
      start,
      text: text.slice(start, end),
      keys: byLength.filter(covers).map(({ key }) => key),
      isActive: active !== null && covers(active),
    };
  });
}
