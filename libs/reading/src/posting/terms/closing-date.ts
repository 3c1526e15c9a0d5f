import type { ClosingDate } from '@rolefit/contracts';
import { type Line, quoteOf } from '../../document/lines.js';
import { wholeWords } from '../../document/whole-words.js';
import { lexicon } from '../../lexicon/all-languages.js';

const cue = wholeWords(new RegExp(String.raw`\b${lexicon.terms.closing}\b`, 'iu'));
const { monthBeginnings, betweenDayAndMonth, betweenMonthAndYear, ordinalEndings } = lexicon.dates;

const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/u;
const between = (words: string) => String.raw`(?:(?:${words})\s)?`;
const dayFirst = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:${ordinalEndings}|\.)?\s${between(betweenDayAndMonth)}(\p{L}{3,10})\.?(?:,?\s${between(betweenMonthAndYear)}(\d{4}))?`,
  'iu',
);
const monthFirst = new RegExp(
  String.raw`(?<!\p{L})(\p{L}{3,10})\.?\s(\d{1,2})(?:${ordinalEndings})?(?:,?\s(\d{4}))?(?!\d)`,
  'iu',
);
const numeric = /\b(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b/u;

const months: readonly (readonly [number, readonly string[]])[] = Object.entries(
  monthBeginnings,
).map(([month, beginnings]) => [Number(month), beginnings]);

/** The month by the longest beginning that fits: "juil" before "jui". */
function monthOf(name: string): number {
  const lower = name.toLowerCase();
  let [best, length] = [0, 0];
  for (const [month, beginnings] of months)
    for (const beginning of beginnings)
      if (beginning.length > length && lower.startsWith(beginning))
        [best, length] = [month, beginning.length];
  return best;
}

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
    ? date.toISOString().slice(0, 10)
    : null;
}

/** "03/04/2026" is 3 April or 4 March; with a full stop the day comes first. */
function numericDate(words: string): string | null {
  const [, first = '', sign, second = '', year = ''] = numeric.exec(words) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (sign === '.' || one > 12) return dateOf(Number(year), other, one);
  return other > 12 ? dateOf(Number(year), one, other) : null;
}

interface NamedDate {
  readonly date: string | null;
}

/** A date in these words; its `date` is null where the words leave it open. */
function dateIn(words: string): NamedDate | null {
  const [, year, month, day] = iso.exec(words) ?? [];
  if (year !== undefined) return { date: dateOf(Number(year), Number(month), Number(day)) };
  if (numeric.test(words)) return { date: numericDate(words) };
  for (const [pattern, dayAt, nameAt] of [
    [dayFirst, 1, 2],
    [monthFirst, 2, 1],
  ] as const) {
    const match = pattern.exec(words);
    const found = monthOf(match?.[nameAt] ?? '');
    if (match && found > 0)
      return {
        date: match[3] === undefined ? null : dateOf(Number(match[3]), found, Number(match[dayAt])),
      };
  }
  return null;
}

const lineChars = 400;
const reach = 60;

/** The last day to apply that a line states, be it a heading ("Apply by 30 June"); null for none. */
function closingDateOf(text: string, line: Line): ClosingDate | null {
  const words = line.text.slice(0, lineChars);
  const match = cue.exec(words);
  if (!match) return null;
  const after = words.slice(match.index + match[0].length, match.index + match[0].length + reach);
  const found = dateIn(after);
  if (!found) return null;
  const start = line.start + match.index;
  return { ...found, quote: quoteOf(text, line.start, line.end, start, start + match[0].length) };
}

/** The closing dates of a posting. */
export function closingDatesIn(text: string, lines: readonly Line[]): ClosingDate[] {
  return lines.flatMap((line) => (/\d/.test(line.text) ? (closingDateOf(text, line) ?? []) : []));
}
