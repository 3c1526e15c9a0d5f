import { type scoreBands } from '@rolefit/scoring';

/** Words for scores. */
export const texts = {
  bands: { strong: 'Strong', good: 'Good', partial: 'Partial', weak: 'Weak' } satisfies Record<
    (typeof scoreBands)[number]['word'],
    string
  >,
};
