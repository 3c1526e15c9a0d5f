const dayMs = 86_400_000;
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
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
