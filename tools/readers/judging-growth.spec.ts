import { growingMatches, judgeAnew } from './growing-matches.ts';
import { growthOf } from './growth.ts';

/** The goal is 2.2 for each doubling, which `npm run bench` measures; above this limit it is not noise. Quadratic work takes 4. */
const mostGrowth = 2.8;
const rounds = 30;

describe('judging a match with its gaps takes time in proportion', () => {
  it.each(growingMatches)('to $name', async ({ inputs }) => {
    const { growth } = await growthOf(
      (size: number) => judgeAnew(inputs[size]!),
      [0, 1, 2],
      rounds,
    );
    expect(Math.max(...growth)).toBeLessThan(mostGrowth);
  });
});
