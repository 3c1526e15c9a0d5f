import type { Quote } from '@rolefit/contracts';

/** A line of a text, trimmed of spaces and bullets: `text.slice(start, end) === line.text`. */
export interface Line {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isBullet: boolean;
  /** Preceded by blank lines. */
  readonly isAfterGap: boolean;
}

// Maximum length of a quote, which should point to a place and not cover a page.
const quoteChars = 300;

const bullet =
  /^(?:[-=~\u2013]{1,2}>|[-\u2013\u2014*\u2022\u25cf\u25cb\u25aa\u25ab\u25e6\u2023\u2043\u00b7\u00bb>+o\u2027\uf0b7\u2713\u2714\u27a2\u25ba\u2794\u279c\u2192\u203a\u25a0\u25a1\u25b6\u25b8\u25c6\u25c7\u25fb\u25fc\u2605\u2610\u2611\u2705\u2756\u27a4\uf0a7\uf0d8\uf0fc]|\(?(?:\d{1,2}|[a-z])[.)])(?=\s)\s*/u;

/** Splits into non-empty lines, in order; linear time. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let isAfterGap = true;
  for (let from = 0; from <= text.length;) {
    const newline = text.indexOf('\n', from);
    const to = newline < 0 ? text.length : newline;
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    if (trimmed === '') isAfterGap = true;
    else {
      const mark =
        bullet.exec(trimmed)?.[0] ??
        /^[\u2022\u25cf\u25aa\u25a0\uf0a7\uf0b7]/u.exec(trimmed)?.[0] ??
        '';
      const start = from + (raw.length - raw.trimStart().length) + mark.length;
      const end = from + raw.trimEnd().length;
      if (end > start)
        lines.push({ text: text.slice(start, end), start, end, isBullet: mark !== '', isAfterGap });
      isAfterGap = false;
    }
    from = to + 1;
  }
  return lines;
}

/**
 * The quote of `start..end`, trimmed; if it is too long, the words around `from..to`.
 * @param from,to the mention that the quote must contain; by default the start of the range
 */
export function quoteOf(text: string, start: number, end: number, from = start, to = from): Quote {
  let first = start;
  let last = end;
  if (end - start > quoteChars) {
    const around = Math.max(0, Math.floor((quoteChars - (to - from)) / 2));
    first = Math.max(start, Math.min(from - around, end - quoteChars));
    last = Math.min(end, Math.max(to, first + quoteChars));
    // Never splits a word as long as there are spaces.
    const blank = text.slice(first, from).search(/\s/);
    if (first > start && blank >= 0) first += blank + 1;
    const cut = text.slice(to, last).search(/\s\S*$/);
    if (last < end && cut >= 0) last = to + cut;
  }
  while (first < last && /\s/.test(text.charAt(first))) first++;
  while (last > first && /\s/.test(text.charAt(last - 1))) last--;
  return { text: text.slice(first, last), start: first, end: last };
}
