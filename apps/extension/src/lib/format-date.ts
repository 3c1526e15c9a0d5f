import { language } from '@/language';

// The browser's own tag brings the habits of its region: "3 Nov 2026" or "Nov 3, 2026".
const locale = navigator.language.toLowerCase().startsWith(language)
  ? navigator.language
  : language;

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** A date in the language of the texts: "3 Nov 2026". */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** @param ms milliseconds since 1970 */
export function formatDayAndTime(ms: number): string {
  return dayAndTime.format(ms);
}
