import { findDateRanges, findSingleDates, type DateRange } from '../sentence/dates.js';
import { lexicon } from '../lexicon/all-languages.js';
import { pause } from '../document/pause.js';
import type { SectionedLine } from './sections.js';
import { withoutDates } from './role-names.js';

/** A line with a time span; `to` is exclusive, since a span may wrap over two lines. */
export interface Dated {
  readonly at: number;
  readonly to: number;
  readonly range: DateRange;
  /** The line holds only the span. */
  readonly isLone: boolean;
  /** A single date instead of a span: a summer job, or an unrelated year. */
  readonly isSingle: boolean;
}

const headerChars = 110;
const headerWords = 14;
// For a header that ends with its dates.
const datedWords = 18;

/** "Baker, Corner Inn, 2019 to 2021.": the dates follow a comma and end the line. */
function endsWithDates(words: string, range: DateRange | undefined): boolean {
  return range?.end === words.length - 1 && /[,(–—-]\s?$/u.test(words.slice(0, range.start));
}

const endsAbbreviated = new RegExp(
  String.raw`\b${lexicon.resumeLabels.abbreviatedEndings}\.$`,
  'u',
);

/** Prose is not a header; a header that begins or ends with its dates may end with a full stop. */
export function isProse(words: string): boolean {
  if (words.length > headerChars) return true;
  const count = words.match(/(?<!\S)[^\p{L}\p{N}\s]*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  if (count > headerWords) {
    const [last] = findDateRanges(words);
    return count > datedWords || last?.end !== words.length || !endsWithDates(`${words}.`, last);
  }
  if (!/[.!?]$/.test(words)) return false;
  const [range] = findDateRanges(words);
  return range?.start !== 0 && !endsWithDates(words, range) && !endsAbbreviated.test(words);
}

const loneChars = 24;

const halfSpan = /^(\p{L}*\.?\s?(?:\d{1,2}[./])?(?:19|20)\d\d\s?[-–—])\s(?=\p{L})/u;
const otherHalf = /^(?:\p{L}+\.?\s(?:19|20)\d\d|(?:\d{1,2}[./])?(?:19|20)\d\d|\p{L}+)(?=\s|$)/u;

/**
 * "2017 – Cook, Corner Café" over "Present Cooked soup": a narrow date column that wraps beside its
 * text.
 */
function wrappedRange(line: SectionedLine, next: SectionedLine | undefined): DateRange | null {
  const first = halfSpan.exec(line.text)?.[1];
  const second = otherHalf.exec(next?.text ?? '')?.[0];
  const [range] =
    first === undefined || second === undefined || next?.isHeading === true || isProse(line.text)
      ? []
      : findDateRanges(`${first} ${second}`);
  return range && range.start === 0 ? { ...range, end: first?.length ?? 0 } : null;
}

/** "February 2006 –" with "current" on the next line. */
function brokenRange(line: SectionedLine, next: SectionedLine | undefined): DateRange | null {
  if (
    !next ||
    next.isHeading ||
    line.text.length > loneChars ||
    !/\d\s?[-–—]$/u.test(line.text) ||
    next.text.split(/\s+/).length > 3
  )
    return null;
  const [range] = findDateRanges(`${line.text} ${next.text}`);
  return range ? { ...range, end: line.text.length } : null;
}

// Real resumes have fewer; the limit bounds the cost of other texts.
const datedMax = 200;

function datedAt(lines: readonly SectionedLine[], at: number): Dated | null {
  const line = lines[at];
  if (!line || line.isHeading) return null;
  const broken = brokenRange(line, lines[at + 1]);
  if (broken) return { at, to: at + 2, range: broken, isLone: true, isSingle: false };
  const wrapped = findDateRanges(line.text).length > 0 ? null : wrappedRange(line, lines[at + 1]);
  if (wrapped) return { at, to: at + 1, range: wrapped, isLone: false, isSingle: false };
  const [span] = isProse(line.text) ? [] : findDateRanges(line.text);
  const range = span ?? singleDate(line);
  if (!range) return null;
  const rest = span
    ? withoutDates(line.text)
    : `${line.text.slice(0, range.start)} ${line.text.slice(range.end)}`.trim();
  if (line.isBullet && rest.split(/\s+/).length > 8) return null;
  return { at, to: at + 1, range, isLone: !/\p{L}{2}/u.test(rest), isSingle: !span };
}

/**
 * The only date of a header in a work section, at the start or end of the header; single dates
 * elsewhere are ambiguous.
 */
function singleDate(line: SectionedLine): DateRange | null {
  if (line.section !== 'experience' || line.isBullet || isProse(line.text)) return null;
  const [date, second] = findSingleDates(line.text);
  if (!date || second) return null;
  const isAtEnd =
    /^[\s(\[|,•·–—-]*$/u.test(line.text.slice(0, date.start)) ||
    /^[\s)\]|,.:•·–—-]*$/u.test(line.text.slice(date.end));
  return isAtEnd ? date : null;
}

// Yield to the event loop after this many lines; normal resumes have fewer.
const linesPerTurn = 300;

/** The dated lines of a resume, at most 200; yields to the event loop in long ones. */
export async function datedLines(lines: readonly SectionedLine[]): Promise<Dated[]> {
  const dated: Dated[] = [];
  for (let at = 0; at < lines.length && dated.length < datedMax; at++) {
    if (at % linesPerTurn === linesPerTurn - 1) await pause();
    const one = datedAt(lines, at);
    if (!one) continue;
    dated.push(one);
    at = one.to - 1;
  }
  return dated;
}
