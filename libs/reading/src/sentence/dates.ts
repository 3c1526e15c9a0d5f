import { lexicon } from '../lexicon/all-languages.js';
import { monthName, monthsOf } from './date-words.js';

/** A time span as written in a resume; months are `YYYY-MM`. Offsets within the searched line. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
  readonly isCurrent: boolean;
  readonly start: number;
  readonly end: number;
}

const words = lexicon.dates;
const year = '(?:19[5-9]\\d|20[0-4]\\d)';
const day = `(?:[0-3]?\\d(?:${words.ordinalEndings}|\\.)?,?\\s(?:${words.betweenDayAndMonth}\\s)?)?`;
const date = `(?:${words.scriptDates}|${day}${monthName}\\.?,?\\s{0,2}(?:\\d{1,2}(?:${words.ordinalEndings})?(?:,\\s?|\\s(?=${year})))?(?:${words.betweenMonthAndYear}\\s)?['’]?(?:${year}|\\d{2}(?!\\d))|\\d{1,2}\\s?[./-]\\s?\\d{1,2}\\s?[./-]\\s?${year}|${year}[./-](?:0?[1-9]|1[0-2])[./-][0-3]?\\d(?!\\d)|(?:0?[1-9]|1[0-2])\\s?[/.-]\\s?${year}|(?:0?[1-9]|1[0-2])/['’]?\\d{2}(?![\\d/])|${year}\\s?[/.-]\\s?(?:0[1-9]|1[0-2])(?!\\d)|${year}[/.](?:[1-9])(?!\\d)|Q[1-4]\\s${year}|${year})`;
const dash = `(?:\\s{0,3}(?:-{1,3}|–|—|―|−|‒|－|→|~|～|:|：|${words.to})\\s{0,3})`;
// Some PDFs lose the dash between two dates; two adjacent months with years still form a span.
const named = `${monthName}\\.?,?\\s?${year}`;
const rangePattern = new RegExp(
  `(?<![\\p{L}\\p{N}/])(?:(?:${words.from}\\s)?(${date})${dash}(${date}|${words.present}|${monthName}|\\d{2}(?![\\d\\p{L}%.,/]))|${words.since}\\s?(${date})|(${named})\\s{1,3}(${named}|${words.present})|(${monthName}\\.?)${dash}(${named}))(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}/])(${words.scriptDates}|${year}[./-]\\d{1,2})${dash}(${words.unspacedPresent})`,
  'giu',
);
const presentOnly = new RegExp(`^${words.present}$`, 'iu');
const singlePattern = new RegExp(
  `(?<![\\p{L}\\p{N}/.,$€£+-])${date}(?![\\p{L}\\p{N}%+]|[.,/-]\\d|\\s?${words.counted})`,
  'giu',
);
const anyYear = new RegExp(year);

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function yearOf(words: string): number | null {
  const full = anyYear.exec(words)?.[0];
  if (full !== undefined) return Number(full);
  const short = /(?:^|['’\s/])(\d{2})$/.exec(words)?.[1];
  return short === undefined ? null : (Number(short) > 50 ? 1900 : 2000) + Number(short);
}

function monthIn(words: string, at: number, isEnd: boolean, isMonthFirst: boolean): number | null {
  const quarter = /^Q([1-4])/i.exec(words)?.[1];
  if (quarter !== undefined) return isEnd ? Number(quarter) * 3 : Number(quarter) * 3 - 2;
  const byName = monthsOf(words);
  if (byName) return byName[isEnd ? 1 : 0];
  // "7/98": the month precedes its two-digit year.
  const short = /^(\d{1,2})\/['’]?\d{2}$/.exec(words)?.[1];
  if (short !== undefined) return Number(short);
  const numbers =
    words
      .replace(String(at), ' ')
      .match(/\d{1,2}/g)
      ?.map(Number) ?? [];
  const [first, second] = numbers;
  if (first === undefined || !anyYear.test(words)) return null;
  // "15.03.2019" and "2019-03-15"; "03/15/2019" if the second number is not a month.
  if (second === undefined || anyYear.test(words.slice(0, 4))) return first;
  return second <= 12 && !isMonthFirst ? second : first;
}

/** @param isMonthFirst whether the dates beside it show that the month precedes the day */
function parseDate(words: string, isEnd: boolean, isMonthFirst = false): string | null {
  const at = yearOf(words);
  if (at === null) return null;
  const month = monthIn(words, at, isEnd, isMonthFirst);
  return `${at}-${twoDigits(month !== null && month >= 1 && month <= 12 ? month : isEnd ? 12 : 1)}`;
}

/** The end of a span: "2018 – 20" and "March – June 2020" omit digits given on the other side. */
function parseEnd(words: string, first: string, isMonthFirst: boolean): string | null {
  if (/^\d{2}$/.test(words))
    return anyYear.test(first)
      ? parseDate(`${first.match(anyYear)?.[0].slice(0, 2) ?? '20'}${words}`, true)
      : null;
  if (yearOf(words) !== null) return parseDate(words, true, isMonthFirst);
  const at = yearOf(first);
  return at === null ? null : parseDate(`${words} ${at}`, true);
}

/**
 * The time spans of a line, in many notations: "Jan 2019 – Present", "2019-2021", "03/2018 -
 * 05/2020", "seit 2020", "2015年5月 - 至今". A bare year starts in January and ends in December, the
 * usual convention.
 */
export function findDateRanges(line: string): readonly DateRange[] {
  if (!/\d\d/.test(line)) return [];
  const known = read.get(line);
  if (known) return known;
  const ranges = rangesIn(line);
  if (read.size >= readMax) read.clear();
  if (line.length <= readChars) read.set(line, ranges);
  return ranges;
}

/** Cache of recent lines, which the readers of headers, names and sentences all request. */
const read = new Map<string, readonly DateRange[]>();
const readMax = 500;
const readChars = 300;

/** "05/31/2010": the second number can only be a day. */
const monthBeforeDay = /^\d{1,2}\s?[./-]\s?(?:1[3-9]|2\d|3[01])\s?[./-]/u;

function rangesIn(line: string): DateRange[] {
  return [...line.matchAll(rangePattern)].flatMap((match) => {
    const [
      ,
      dashedFirst,
      dashedSecond,
      open,
      bareFirst,
      bareSecond,
      monthFirst,
      monthSecond,
      chineseFirst,
      chinesePresent,
    ] = match;
    // "March – June 2020": the year appears once.
    const firstMonth =
      monthFirst === undefined ? undefined : `${monthFirst} ${yearOf(monthSecond ?? '') ?? ''}`;
    const first = open ?? dashedFirst ?? bareFirst ?? firstMonth ?? chineseFirst ?? '';
    const second = dashedSecond ?? bareSecond ?? monthSecond ?? chinesePresent;
    const isCurrent = open !== undefined || (second !== undefined && presentOnly.test(second));
    const isMonthFirst = monthBeforeDay.test(first) || monthBeforeDay.test(second ?? '');
    const from = parseDate(first, false, isMonthFirst);
    const to = isCurrent ? null : parseEnd(second ?? '', first, isMonthFirst);
    if (from === null || (!isCurrent && (to === null || to < from))) return [];
    return [{ from, to, isCurrent, start: match.index, end: match.index + match[0].length }];
  });
}

/**
 * Single dates ("July 2019", "Summer 2019", "2019"), each as the span of its months, excluding
 * parts of a span.
 */
export function findSingleDates(line: string): DateRange[] {
  if (!/\d\d/.test(line)) return [];
  const ranges = findDateRanges(line);
  return [...line.matchAll(singlePattern)].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const [from, to] = [parseDate(match[0], false), parseDate(match[0], true)];
    const isInRange = ranges.some((range) => range.start < end && start < range.end);
    return from === null || to === null || isInRange
      ? []
      : [{ from, to, isCurrent: false, start, end }];
  });
}
