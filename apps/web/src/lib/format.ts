const dayMs = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

/** Relative under a week ("2 hours ago"), then absolute ("3 Nov 2026"). */
export function formatWhen(iso: string, now = Date.now()): string {
  const passedMs = now - Date.parse(iso);
  if (passedMs < 60_000) return 'just now';
  if (passedMs < 3_600_000) return relative.format(-Math.floor(passedMs / 60_000), 'minute');
  if (passedMs < dayMs) return relative.format(-Math.floor(passedMs / 3_600_000), 'hour');
  if (passedMs < 7 * dayMs) return relative.format(-Math.floor(passedMs / dayMs), 'day');
  return absolute.format(new Date(iso));
}

/** The whole date, for those who hover. */
export function formatFullDate(iso: string): string {
  return full.format(new Date(iso));
}

/** A month or a day of a text: "2021-03" as "Mar 2021", "2021-03-05" as "Mar 5, 2021". */
export function formatDateOf(text: string): string {
  return (text.length > 7 ? day : month).format(new Date(text));
}

const names = {
  language: new Intl.DisplayNames('en', { type: 'language' }),
  region: new Intl.DisplayNames('en', { type: 'region' }),
} as const;

/** "German" of "de", "Norway" of "NO"; a code that is none stays as it is. */
export function formatCode(kind: keyof typeof names, code: string): string {
  try {
    return names[kind].of(code) ?? code;
  } catch {
    return code;
  }
}

/** Size in MB with two decimals, as the onboarding shows it. */
export function formatMegabytes(sizeBytes: number): string {
  return `${(sizeBytes / (1024 * 1024)).toFixed(2)} MB`;
}

/** Counts under 10 have two digits. */
export function formatCount(count: number): string {
  return String(count).padStart(2, '0');
}

/** An address that may be opened or shown as a picture, or null: nothing but http(s) ever becomes one. */
export function safeWebUrl(url: string | null): string | null {
  return url !== null && /^https?:\/\//i.test(url) ? url : null;
}
