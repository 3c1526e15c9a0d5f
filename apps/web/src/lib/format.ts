import { memoised } from './memoised';
import { locale } from './locale';
import { texts } from './texts';

const dayMs = 86_400_000;

// Memoised and created on demand: each formatter loads locale data, and creating all of them at startup is noticeable on a phone.
const relative = memoised(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const short = memoised(
  () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }),
);
const absolute = memoised(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const month = memoised(
  () => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const day = memoised(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);
const shortDay = memoised(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const decimal = memoised(() => new Intl.NumberFormat(locale));
const megabytes = memoised(
  () => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const seconds = memoised(
  () =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);
const usd = memoised(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
const smallUsd = memoised(
  () =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      maximumSignificantDigits: 2,
    }),
);
const twoDigits = memoised(() => new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 }));
const plurals = memoised(() => new Intl.PluralRules(locale));
const items = memoised(() => new Intl.ListFormat(locale, { type: 'unit' }));
const all = memoised(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
const clock = memoised(
  () => new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }),
);
const clockOfDay = memoised(
  () =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    }),
);
const full = memoised(
  () => new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }),
);

const dayOfYear = memoised(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }),
);

/** Relative under a week ("2 hours ago"), then absolute ("3 Nov 2026"). */
export function formatWhen(iso: string, now = Date.now()): string {
  return whenBy(relative(), iso, now, absolute());
}

/** The same in few characters, for columns: "2 hr ago", "3 Nov", and with the year if it is another one. */
export function formatAge(iso: string, now = Date.now()): string {
  const isThisYear = new Date(iso).getFullYear() === new Date(now).getFullYear();
  return whenBy(short(), iso, now, isThisYear ? dayOfYear() : absolute());
}

function whenBy(
  format: Intl.RelativeTimeFormat,
  iso: string,
  now: number,
  date: Intl.DateTimeFormat,
): string {
  const passedMs = now - Date.parse(iso);
  if (passedMs < 60_000) return texts.justNow;
  if (passedMs < 3_600_000) return format.format(-Math.floor(passedMs / 60_000), 'minute');
  if (passedMs < dayMs) return format.format(-Math.floor(passedMs / 3_600_000), 'hour');
  if (passedMs < 7 * dayMs) return format.format(-Math.floor(passedMs / dayMs), 'day');
  return date.format(new Date(iso));
}

/** A recent time: "9:04 PM", or with the date if that is not today: "Nov 21, 9:04 PM". */
export function formatClock(iso: string, now = new Date()): string {
  const then = new Date(iso);
  return (then.toDateString() === now.toDateString() ? clock() : clockOfDay()).format(then);
}

/** Full date, for tooltips. */
export function formatFullDate(iso: string): string {
  return full().format(new Date(iso));
}

/** A month or a date: "Mar 2021" for "2021-03", "Mar 5, 2021" for "2021-03-05". */
export function formatDateOf(text: string): string {
  return (text.length > 7 ? day() : month()).format(new Date(text));
}

/** A date without the year: "Mar 5" for "2021-03-05". */
export function formatShortDay(text: string): string {
  return shortDay().format(new Date(text));
}

const names = {
  language: memoised(() => new Intl.DisplayNames(locale, { type: 'language' })),
  region: memoised(() => new Intl.DisplayNames(locale, { type: 'region' })),
} as const;

/** Localised name: "German" for "de", "Norway" for "NO"; unknown codes are returned unchanged. */
export function formatCode(kind: keyof typeof names, code: string): string {
  try {
    return names[kind]().of(code) ?? code;
  } catch {
    return code;
  }
}

/** Size in whole KB, at least 1; from 100 KB on in MB with two decimals. */
export function formatFileSize(sizeBytes: number): string {
  const kilobytes = sizeBytes / 1024;
  return kilobytes < 100
    ? `${formatNumber(Math.max(Math.round(kilobytes), 1))} KB`
    : `${megabytes().format(kilobytes / 1024)} MB`;
}

/** Pads counts under 10 to two digits. */
export function formatCount(count: number): string {
  return twoDigits().format(count);
}

/** A duration in seconds with one decimal: "3.2s", "0.1s", "less than 0.1s". */
export function formatDuration(ms: number): string {
  return ms < 50 ? texts.lessThan(seconds().format(0.1)) : seconds().format(ms / 1_000);
}

/** US dollars with at least two significant digits: "$0.0004", "$1.20". */
export function formatUsd(amount: number): string {
  return (amount > 0 && amount < 0.01 ? smallUsd() : usd()).format(amount);
}

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** An amount in whole units of a currency, with cents where it has some: "$80,000", "€15.50". */
export function formatMoney(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const key = `${currency} ${digits}`;
  const known =
    moneyFormats.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  moneyFormats.set(key, known);
  return known.format(amount);
}

/** A number in the user's locale: "1,200". */
export function formatNumber(value: number): string {
  return decimal().format(value);
}

/** A list without a conjunction: "Strong fit from 75, Fair fit from 50". */
export function formatItems(words: Iterable<string>): string {
  return items().format(words);
}

/** Short facts on one line: "Acme · Berlin". */
export function formatFacts(facts: readonly string[]): string {
  return facts.join(' · ');
}

/** A list as part of a sentence: "German, French and Dutch". */
export function formatAll(words: Iterable<string>): string {
  return all().format(words);
}

/** Singular and plural; languages with more plural forms add them. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The plural form for a count, with `#` replaced by the count: `pluralOf(3, { one: '1 scan', other: '# scans' })`. */
export function pluralOf(count: number, forms: PluralForms): string {
  return (forms[plurals().select(count)] ?? forms.other).replace('#', formatNumber(count));
}

/** Allows only http(s) URLs as links and image sources; null for others. */
export function safeWebUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
