import { unicodeForm, type Quote } from '@rolefit/contracts';
import { quoteOf } from './lines.js';

interface Folded {
  readonly text: string;
  /** For each unit of the folded text, its offset in the original. */
  readonly origins: readonly number[];
}

const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/;
const singleQuotes = /[\u2018\u2019\u201a\u201b\u2032\u00b4`]/;
const doubleQuotes = /[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/;
const dashes = /[\u2010-\u2015\u2212]/;
const bullets = /[\u2022\u25cf\u25aa\u25e6\u00b7\uf0b7]/;

function foldUnit(unit: string): string {
  if (/[\x21-\x7e]/.test(unit)) return unit.toLowerCase();
  if (/\s/.test(unit) || bullets.test(unit)) return ' ';
  if (invisible.test(unit)) return '';
  if (singleQuotes.test(unit)) return "'";
  if (doubleQuotes.test(unit)) return '"';
  if (dashes.test(unit)) return '-';
  return unicodeForm(unit, 'NFKC').toLowerCase();
}

/**
 * Normalises differences that models introduce: case, runs of spaces, line ends, typographic signs,
 * invisible characters.
 */
function fold(text: string): Folded {
  const pieces: string[] = [];
  const origins: number[] = [];
  let isBlank = true;
  for (let at = 0; at < text.length; at++) {
    const folded = foldUnit(text.charAt(at));
    if (folded === '' || (folded === ' ' && isBlank)) continue;
    isBlank = folded === ' ';
    pieces.push(folded);
    for (let unit = 0; unit < folded.length; unit++) origins.push(at);
  }
  return { text: pieces.join(''), origins };
}

const wordUnit = /[\p{L}\p{N}]/u;

function isWordBounded(text: string, start: number, end: number): boolean {
  const cutsBefore = wordUnit.test(text.charAt(start)) && wordUnit.test(text.charAt(start - 1));
  const cutsAfter = wordUnit.test(text.charAt(end - 1)) && wordUnit.test(text.charAt(end));
  return !cutsBefore && !cutsAfter;
}

function occurrences(text: string, wanted: string): number[] {
  const found: number[] = [];
  for (
    let at = text.indexOf(wanted);
    at >= 0 && found.length < 50;
    at = text.indexOf(wanted, at + wanted.length)
  )
    found.push(at);
  return found;
}

/** A complete line is better evidence than the same words inside another. */
function preferWholeLine(text: string, ranges: readonly Range[]): Range | undefined {
  const bounded = ranges.filter(({ start, end }) => isWordBounded(text, start, end));
  return (
    bounded.find(
      ({ start, end }) =>
        /(?:^|\n)[^\p{L}\p{N}\n]*$/u.test(text.slice(Math.max(0, start - 8), start)) &&
        /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(text.slice(end, end + 8)),
    ) ?? bounded[0]
  );
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Without spaces. */
function compact({ text, origins }: Folded): Folded {
  const kept = [...origins.keys()].filter((at) => text.charAt(at) !== ' ');
  return {
    text: kept.map((at) => text.charAt(at)).join(''),
    origins: kept.map((at) => origins[at] ?? 0),
  };
}

// Shorter words could match across the boundary of two others.
const compactFrom = 12;

/** Finds a model's quotes in one text. */
export interface QuoteFinder {
  /**
   * The verbatim quote for a model's approximate one, or null if the text does not contain it.
   * Exact match first; then ignoring case, runs of spaces, line ends, typographic quotes and dashes; then ignoring all spaces, since models
   * separate words that a PDF has run together. Never inside a word. Of several matches a complete line wins, then the first.
   */
  find(claimed: string): Quote | null;
}

/** Builds a finder; the normalised text is computed lazily. */
export function quoteFinder(text: string): QuoteFinder {
  let folded: Folded | undefined;
  let compacted: Folded | undefined;
  const rangesIn = ({ text: searched, origins }: Folded, wanted: string): Range[] =>
    occurrences(searched, wanted).map((at) => ({
      start: origins[at] ?? 0,
      end: (origins[at + wanted.length - 1] ?? 0) + 1,
    }));
  const tolerant = (wanted: string): Range[] => rangesIn((folded ??= fold(text)), wanted);
  const withoutSpaces = (claimed: Folded): Range[] => {
    const wanted = compact(claimed).text;
    if (wanted.length < compactFrom) return [];
    return rangesIn((compacted ??= compact((folded ??= fold(text)))), wanted);
  };
  return {
    find(claimed) {
      const wanted = claimed.trim();
      if (wanted.length < 2 && !/[\p{L}\p{N}]/u.test(wanted)) return null;
      const exact = preferWholeLine(
        text,
        occurrences(text, wanted).map((start) => ({ start, end: start + wanted.length })),
      );
      if (exact) return quoteOf(text, exact.start, exact.end);
      const claim = fold(wanted);
      const range =
        preferWholeLine(text, tolerant(claim.text.trim())) ??
        preferWholeLine(text, withoutSpaces(claim));
      return range === undefined ? null : quoteOf(text, range.start, range.end);
    },
  };
}

/** Whether words occur in others, with the same tolerance as for quotes. */
export function occursIn(words: string, text: string): boolean {
  const wanted = fold(words).text.trim();
  return wanted !== '' && fold(text).text.includes(wanted);
}

function quotesWithin(value: unknown): Quote[] {
  if (Array.isArray(value)) return value.flatMap(quotesWithin);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'quote' && isQuote(inner) ? [inner] : quotesWithin(inner),
  );
}

function isQuote(value: unknown): value is Quote {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    'start' in value &&
    'end' in value
  );
}

/**
 * The quotes of a facts document that differ from the text at their offsets; always empty for
 * documents from this library.
 * @param facts posting or resume facts
 */
export function ungroundedQuotes(text: string, facts: object): Quote[] {
  return quotesWithin(facts).filter(
    (quote) => quote.text === '' || text.slice(quote.start, quote.end) !== quote.text,
  );
}
