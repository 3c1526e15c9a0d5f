import { retryAfterMs } from './retry-after.js';

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const after = (headers: Record<string, string>): number | undefined =>
  retryAfterMs(new Headers(headers), now);

describe('retryAfterMs', () => {
  it('parses seconds, a date, and the exact header', () => {
    expect(after({ 'retry-after': '7' })).toBe(7_000);
    expect(after({ 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' })).toBe(30_000);
    expect(after({ 'retry-after': '1', 'retry-after-ms': '350.5' })).toBe(351);
  });

  it('is never negative, and an hour at most', () => {
    expect(after({ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' })).toBe(0);
    expect(after({ 'retry-after': '99999999' })).toBe(3_600_000);
  });

  it('is undefined for missing or malformed headers', () => {
    expect(after({})).toBeUndefined();
    expect(after({ 'retry-after': 'soon' })).toBeUndefined();
    expect(retryAfterMs(undefined, now)).toBeUndefined();
  });
});
