import { lighthouseRows, type PageFigures } from './lighthouse-rows.ts';

const page = (performance: number, more: Partial<PageFigures> = {}): PageFigures => ({
  scores: { performance, seo: 1 },
  lcpMs: 2000,
  tbtMs: 20,
  cls: 0,
  failed: { seo: [] },
  ...more,
});
const rowOf = (measured: Parameters<typeof lighthouseRows>[0], figure: string) =>
  lighthouseRows(measured).find((row) => row.figure === figure);

describe('the rows of Lighthouse', () => {
  it('hold a page against the floor of the same round and take the median of the ratios', () => {
    const measured = [
      { floor: page(1), home: page(0.9) },
      { floor: page(0.5), home: page(0.49) },
      { floor: page(0.8), home: page(0.8) },
    ];
    expect(rowOf(measured, 'home, performance')).toMatchObject({
      ratio: 0.98,
      spread: [0.9, 1],
      isMet: true,
    });
  });

  it.each([
    ['performance', { scores: { performance: 0.9, seo: 1 } }],
    ['seo', { scores: { performance: 1, seo: 0.92 } }],
    ['largest paint', { lcpMs: 2320 }],
    ['blocking time', { tbtMs: 101 }],
    ['layout shift', { cls: 0.051 }],
  ])('say that %s is missed, and nothing else', (what, wrong) => {
    const rows = lighthouseRows([{ floor: page(1), home: page(1, wrong) }]);
    expect(rows.filter(({ isMet }) => !isMet).map(({ figure }) => figure)).toEqual([
      `home, ${what}`,
    ]);
  });

  it('name what takes marks off, in whichever round it did', () => {
    const measured = [
      { floor: page(1), home: page(1) },
      { floor: page(1), home: page(1, { failed: { seo: ['is-crawlable'] } }) },
    ];
    expect(rowOf(measured, 'home, seo')?.note).toBe('takes off: is-crawlable');
  });
});
