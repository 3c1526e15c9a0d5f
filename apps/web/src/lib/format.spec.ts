import { formatCount, formatMegabytes, formatWhen, safeWebUrl } from './format';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('formatWhen', () => {
  it.each([
    ['2026-11-20T11:59:40Z', 'just now'],
    ['2026-11-20T11:15:00Z', '45 minutes ago'],
    ['2026-11-20T09:00:00Z', '3 hours ago'],
    ['2026-11-17T12:00:00Z', '3 days ago'],
    ['2026-11-03T12:00:00Z', 'Nov 3, 2026'],
  ])('says %s as "%s"', (iso, words) => {
    expect(formatWhen(iso, now)).toBe(words);
  });
});

it('shows megabytes with two decimals', () => {
  expect(formatMegabytes(284_311)).toBe('0.27 MB');
});

it('pads counts under ten to two digits', () => {
  expect([formatCount(0), formatCount(7), formatCount(10), formatCount(134)]).toEqual(['00', '07', '10', '134']);
});

it('lets nothing but web addresses become a link or a picture', () => {
  expect(safeWebUrl('https://example.org/a.png')).toBe('https://example.org/a.png');
  expect([safeWebUrl('javascript:alert(1)'), safeWebUrl('data:image/png;base64,x'), safeWebUrl(''), safeWebUrl(null)]).toEqual([null, null, null, null]);
});
