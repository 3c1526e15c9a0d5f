import { lazily } from './lazily';
import { locale } from './locale';
import { texts } from './texts';

const dayMs = 86_400_000;

// Each reads the tables of its language when it is made: all at the start would hold a phone up for longer than React does.
const relative = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const absolute = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }));
const month = lazily(() => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }));
const day = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const shortDay = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }));
const decimal = lazily(() => new Intl.NumberFormat(locale));
const megabytes = lazily(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
const seconds = lazily(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow', minimumFractionDigits: 1, maximumFractionDigits: 1 }));
const usd = lazily(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const smallUsd = lazily(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 }));
const twoDigits = lazily(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));
const plurals = lazily(() => new Intl.PluralRules(locale));
const items = lazily(() => new Intl.ListFormat(locale, { type: 'unit' }));
const all = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
const clock = lazily(() => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }));
const clockOfDay = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }));
const full = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }));

/** Relative under a week ("2 hours ago"), then absolute ("3 Nov 2026"). */
export function formatWhen(iso: string, now = Date.now()): string {
  const passedMs = now - Date.parse(iso);
  if (passedMs < 60_000) return texts.justNow;
  if (passedMs < 3_600_000) return relative().format(-Math.floor(passedMs / 60_000), 'minute');
  if (passedMs < dayMs) return relative().format(-Math.floor(passedMs / 3_600_000), 'hour');
  if (passedMs < 7 * dayMs) return relative().format(-Math.floor(passedMs / dayMs), 'day');
  return absolute().format(new Date(iso));
}

/** A time that is not long ago, by the clock: "9:04 PM", and with its day where that is not today: "Nov 21, 9:04 PM". */
export function formatClock(iso: string, now = new Date()): string {
  const then = new Date(iso);
  return (then.toDateString() === now.toDateString() ? clock() : clockOfDay()).format(then);
}

/** The whole date, for those who hover. */
export function formatFullDate(iso: string): string {
  return full().format(new Date(iso));
}

/** A month or a day of a text: "2021-03" as "Mar 2021", "2021-03-05" as "Mar 5, 2021". */
export function formatDateOf(text: string): string {
  return (text.length > 7 ? day() : month()).format(new Date(text));
}

/** A day where there is no room for its year: "Mar 5" of "2021-03-05". */
export function formatShortDay(text: string): string {
  return shortDay().format(new Date(text));
}

const names = {
  language: lazily(() => new Intl.DisplayNames(locale, { type: 'language' })),
  region: lazily(() => new Intl.DisplayNames(locale, { type: 'region' })),
} as const;

/** "German" of "de", "Norway" of "NO"; a code that is none stays as it is. */
export function formatCode(kind: keyof typeof names, code: string): string {
  try {
    return names[kind]().of(code) ?? code;
  } catch {
    return code;
  }
}

/** Size in MB with two decimals, as the onboarding shows it; no file is as small as 0.00. */
export function formatMegabytes(sizeBytes: number): string {
  return `${megabytes().format(Math.max(sizeBytes / (1024 * 1024), 0.01))} MB`;
}

/** Counts under 10 have two digits. */
export function formatCount(count: number): string {
  return twoDigits().format(count);
}

/** A time that something took, in seconds with one digit: "3.2s", "0.1s"; "less than 0.1s" below. */
export function formatDuration(ms: number): string {
  return ms < 50 ? texts.lessThan(seconds().format(0.1)) : seconds().format(ms / 1_000);
}

/** US dollars with two significant digits at least: "$0.0004", "$1.20". */
export function formatUsd(amount: number): string {
  return (amount > 0 && amount < 0.01 ? smallUsd() : usd()).format(amount);
}

/** A number as the reader's country writes it: "1,200". */
export function formatNumber(value: number): string {
  return decimal().format(value);
}

/** Words beside one another: "Strong fit from 75, Fair fit from 50". */
export function formatItems(words: Iterable<string>): string {
  return items().format(words);
}

/** Words of one sentence: "German, French and Dutch". */
export function formatAll(words: Iterable<string>): string {
  return all().format(words);
}

/** What a language says of one and of many; languages with more forms add them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The form that goes with a count, `#` being the count: `pluralOf(3, { one: '1 scan', other: '# scans' })`. */
export function pluralOf(count: number, forms: PluralForms): string {
  return (forms[plurals().select(count)] ?? forms.other).replace('#', formatNumber(count));
}

/** An address that may be opened or shown as a picture, or null: nothing but http(s) ever becomes one. */
export function safeWebUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
