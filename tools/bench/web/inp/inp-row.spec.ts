import { inpOf, inpRow } from './inp-row.ts';

const phase = (longest: number, perSecond = 0) => ({
  durations: [longest, 16],
  count: 40,
  perSecond,
});

describe('interaction to next paint', () => {
  it.each([
    [{ durations: [24, 104, 16], count: 49 }, 104],
    [{ durations: [24, 104, 16], count: 50 }, 24],
    [{ durations: [24, 104, 16], count: 100 }, 16],
    [{ durations: [104], count: 50 }, 8],
    [{ durations: [], count: 3 }, 8],
  ])('of %j is %d ms', (interactions, inp) => {
    expect(inpOf(interactions)).toBe(inp);
  });
});

describe('the row of a screen', () => {
  it('is the median of the ratios of each round', () => {
    const measured = [
      { quiet: phase(40), live: phase(56, 100) },
      { quiet: phase(48), live: phase(48, 98) },
      { quiet: phase(40), live: phase(80, 99) },
    ];
    expect(inpRow('list', measured)).toMatchObject({ ratio: 1.4, spread: [1, 2], isMet: true });
  });

  it.each([
    ['the ratio is too high', 64, 100, false],
    ['too few events reached the page', 40, 89, false],
    ['both are as they should', 60, 90, true],
  ])('says whether it is met: %s', (_, longest, perSecond, isMet) => {
    expect(inpRow('list', [{ quiet: phase(40), live: phase(longest, perSecond) }]).isMet).toBe(
      isMet,
    );
  });
});
