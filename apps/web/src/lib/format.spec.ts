import {
  formatAge,
  formatClock,
  formatCount,
  formatDuration,
  formatFileSize,
  formatNumber,
  formatUsd,
  formatWhen,
  pluralOf,
  safeWebUrl,
} from './format';
import { localeFor } from './locale';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('formatWhen', () => {
  it.each([
    ['2026-11-20T11:59:40Z', 'just now'],
    ['2026-11-20T11:15:00Z', '45 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-17T12:00:00Z', '3 days ago'],
    ['2026-11-03T12:00:00Z', 'Nov 3, 2026'],
  ])('formats %s as "%s"', (iso, words) => {
    expect(formatWhen(iso, now)).toBe(words);
  });
});

describe('formatAge', () => {
  it.each([
    ['2026-11-20T11:15:00Z', '45 min. ago'],
    ['2026-11-17T12:00:00Z', '3 days ago'],
    ['2026-11-03T12:00:00Z', 'Nov 3'],
    ['2025-11-03T12:00:00Z', 'Nov 3, 2025'],
  ])('formats %s as "%s"', (iso, words) => {
    expect(formatAge(iso, now)).toBe(words);
  });
});

it('shows the time for today, and the date as well for other days', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 4);
  expect(formatClock(at(20, 21).toISOString(), at(20, 23))).toMatch(/^9:04\sPM$/);
  expect(formatClock(at(20, 21).toISOString(), at(21, 1))).toMatch(/^Nov 20, 9:04\sPM$/);
});

it.each([
  [300, '1 KB'],
  [3_400, '3 KB'],
  [102_400, '0.10 MB'],
  [284_311, '0.27 MB'],
])('shows a file size of %i bytes as %s', (bytes, shown) => {
  expect(formatFileSize(bytes)).toBe(shown);
});

it('pads counts under ten to two digits', () => {
  expect([formatCount(0), formatCount(7), formatCount(10), formatCount(134)]).toEqual([
    '00',
    '07',
    '10',
    '134',
  ]);
});

it('allows only web URLs as links or images', () => {
  expect(safeWebUrl('https://example.org/a.png')).toBe('https://example.org/a.png');
  expect([
    safeWebUrl('javascript:alert(1)'),
    safeWebUrl('data:image/png;base64,x'),
    safeWebUrl(''),
    safeWebUrl(null),
  ]).toEqual([null, null, null, null]);
});

describe('localeFor', () => {
  const written = (tag: string) => [
    new Intl.NumberFormat(localeFor(tag)).format(1200.5),
    new Intl.DateTimeFormat(localeFor(tag), { dateStyle: 'medium' }).format(
      new Date('2026-11-03T12:00:00Z'),
    ),
  ];

  it('combines the language of the texts with the user’s region', () => {
    expect(written('en-US')).toEqual(['1,200.5', 'Nov 3, 2026']);
    expect(written('de-DE')).toEqual(['1.200,5', '3 Nov 2026']);
  });

  it('falls back to the language without a valid region', () => {
    expect([localeFor('de'), localeFor('!')]).toEqual(['en', 'en']);
  });
});

it('selects the plural form', () => {
  const scans = { one: '1 scan', other: '# scans' };
  expect([
    pluralOf(1, scans),
    pluralOf(0, scans),
    pluralOf(1200, scans),
    formatNumber(1200),
  ]).toEqual(['1 scan', '0 scans', '1,200 scans', '1,200']);
});

it.each([
  [12, 'less than 0.1s'],
  [80, '0.1s'],
  [3_240, '3.2s'],
  [64_000, '64.0s'],
])('formats %i ms in seconds', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

it('shows small amounts with significant digits', () => {
  expect([formatUsd(0), formatUsd(0.000412), formatUsd(0.05), formatUsd(1.2)]).toEqual([
    '$0.00',
    '$0.00041',
    '$0.05',
    '$1.20',
  ]);
});
