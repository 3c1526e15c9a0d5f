import type { Line } from '../document/lines.js';
import { findDateRanges } from '../sentence/dates.js';
import { titleStrength } from '../sentence/title-words.js';
import { namePieces } from './role-names.js';

// Longer lines describe the work and are no headers.
const headerChars = 110;
const separator = /^[\s,;|/•·–—-]+/u;

function isTitled(words: string): boolean {
  return (
    words.length <= headerChars && namePieces(words).some((piece) => titleStrength(piece) >= 1)
  );
}

/** Where to cut a line with several time spans: after each if they end it, before each if they begin it. */
function cutsOf(text: string): number[] {
  const ranges = findDateRanges(text);
  if (ranges.length < 2) return [];
  if ((ranges.at(-1)?.end ?? 0) >= text.replace(/(?<![\s.);])[\s.);]+$/u, '').length)
    return ranges.slice(0, -1).map(({ end }) => end);
  return ranges[0]?.start === 0 ? ranges.slice(1).map(({ start }) => start) : [];
}

/**
 * "Corner Inn, Leeds, Head Chef 2019 - now, Cook 2016 - 2019": a line for each role, if each part
 * has a title and a time span.
 */
export function withRolesApart(line: Line): Line[] {
  const cuts = cutsOf(line.text);
  if (cuts.length === 0) return [line];
  const parts = [0, ...cuts].map((from, at): Line => {
    const raw = line.text.slice(from, cuts[at]);
    const skipped = from === 0 ? 0 : (separator.exec(raw)?.[0].length ?? 0);
    const text = raw.slice(skipped).replace(/(?<![\s,;|/•·–—-])[\s,;|/•·–—-]+$/u, '');
    const start = line.start + from + skipped;
    return {
      ...line,
      text,
      start,
      end: start + text.length,
      isAfterGap: line.isAfterGap && from === 0,
    };
  });
  return parts.every(({ text }) => isTitled(text) && findDateRanges(text).length === 1)
    ? parts
    : [line];
}
