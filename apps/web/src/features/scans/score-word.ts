import { scoreBands } from '@rolefit/scoring';

type Band = (typeof scoreBands)[number]['word'];

const shades = {
  strong: { word: 'Strong', bar: 'bg-score-strong', stroke: 'stroke-score-strong' },
  good: { word: 'Good', bar: 'bg-score-good', stroke: 'stroke-score-good' },
  partial: { word: 'Partial', bar: 'bg-score-partial', stroke: 'stroke-score-partial' },
  weak: { word: 'Weak', bar: 'bg-score-weak', stroke: 'stroke-score-weak' },
} as const satisfies Record<Band, { word: string; bar: string; stroke: string }>;

/** The word and the shade that go with a score from 0 to 100; a shade never stands without its word. */
export function lookOf(score: number) {
  return shades[scoreBands.find(({ from }) => score >= from)?.word ?? 'weak'];
}
