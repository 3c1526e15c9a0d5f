/** Longer values are capped, since a retry after an hour is cheap. */
const longestMs = 60 * 60_000;

/**
 * The wait that a provider requests, in milliseconds; undefined where it names none. `retry-after-ms` is OpenAI's own and more precise;
 * `Retry-After` holds seconds or a date (RFC 9110 §10.2.3).
 * @param headers of the response
 * @param nowMs milliseconds since 1970, the base of a date
 */
export function retryAfterMs(headers: Headers | undefined, nowMs: number): number | undefined {
  const exact = wholeNumber(headers?.get('retry-after-ms'));
  const value = headers?.get('retry-after');
  const seconds = wholeNumber(value);
  const waitMs =
    exact ?? (seconds === undefined ? Date.parse(value ?? '') - nowMs : seconds * 1_000);
  return Number.isNaN(waitMs) ? undefined : Math.min(Math.max(0, Math.ceil(waitMs)), longestMs);
}

function wholeNumber(value: string | null | undefined): number | undefined {
  return value !== null && value !== undefined && /^\s*\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : undefined;
}
