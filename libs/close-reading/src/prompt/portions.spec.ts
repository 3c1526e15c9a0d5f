import { aRequirement } from '@rolefit/testing';
import { portionsOf } from './portions.js';

const many = Array.from({ length: 60 }, (_, at) =>
  aRequirement(`Requirement number ${at} of a long posting`, { id: `r${at}` }),
);

describe('portions of requirements', () => {
  it('are one for an ordinary posting and a large context', () => {
    expect(portionsOf(many.slice(0, 20), 8_000, null)).toEqual([
      { from: 1, requirements: many.slice(0, 20) },
    ]);
  });

  it.each([4_096, 8_192, 32_768])(
    'cover all requirements once in a context of %i tokens',
    (tokens) => {
      const portions = portionsOf(many, 6_000, tokens);
      expect(portions.flatMap(({ requirements }) => requirements)).toEqual(many);
      for (const { from, requirements } of portions) expect(many[from - 1]).toBe(requirements[0]);
    },
  );

  it('are smaller in a smaller context, but never of a single requirement each', () => {
    const [small, large] = [portionsOf(many, 6_000, 4_096), portionsOf(many, 6_000, 16_384)];
    expect(small.length).toBeGreaterThan(large.length);
    expect(
      portionsOf(many, 60_000, 4_096).every(({ requirements }) => requirements.length >= 3),
    ).toBe(true);
  });
});
