/** Whether this is `npm run test:nightly`, which runs every case; `npm test` runs a sample of the long matrices. */
export const isNightly = process.env['NIGHTLY'] === '1';

/**
 * All cases at night; otherwise `count` of them, spread evenly from the first to the last.
 * Deterministic, so that a failure can be reproduced.
 * @param count at least 2
 */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isNightly || cases.length <= count) return cases;
  const step = (cases.length - 1) / (count - 1);
  return cases.filter((_, index) =>
    Array.from({ length: count }, (_unused, place) => Math.round(place * step)).includes(index),
  );
}

/**
 * All cases at night; otherwise every `step`-th from `start` on, for two long lists that are crossed: with the index in one list as the start in the
 * other, no case of either list is left out.
 */
export function everyNth<Case>(
  cases: readonly Case[],
  step: number,
  start: number,
): readonly Case[] {
  if (isNightly) return cases;
  return cases.filter((_, index) => index % step === start % step);
}
