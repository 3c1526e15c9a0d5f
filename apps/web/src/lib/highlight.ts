import { type Quote } from '@rolefit/contracts';

/** A quote to be marked, with what it belongs to. */
export interface MarkedRange {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of a text between two borders of quotes. */
export interface TextSegment {
  readonly start: number;
  readonly text: string;
  /** The quotes that cover this piece, the shortest first. */
  readonly keys: readonly string[];
  /** Covered by the quote that is being looked at. */
  readonly isActive: boolean;
}

/**
 * Cuts a text at the borders of quotes, which may overlap. The pieces in a row are the text again.
 * @param active the quote that is being looked at, or null
 */
export function segmentText(text: string, ranges: readonly MarkedRange[], active: Quote | null): TextSegment[] {
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
    const covers = (range: { start: number; end: number }) => range.start <= start && range.end >= end;
    return {
      start,
      text: text.slice(start, end),
      keys: byLength.filter(covers).map(({ key }) => key),
      isActive: active !== null && covers(active),
    };
  });
}
