import { scoreBands } from '@rolefit/scoring';
import { texts } from './score-band-texts';

type Band = (typeof scoreBands)[number]['word'];

const shades = {
  strong: { bar: 'bg-score-strong', stroke: 'stroke-score-strong' },
  good: { bar: 'bg-score-good', stroke: 'stroke-score-good' },
  partial: { bar: 'bg-score-partial', stroke: 'stroke-score-partial' },
  weak: { bar: 'bg-score-weak', stroke: 'stroke-score-weak' },
} as const satisfies Record<Band, { bar: string; stroke: string }>;

/** Word and colour of a score from 0 to 100. Colour alone must not carry the meaning. */
export function scoreBandOf(score: number) {
  const band = scoreBands.find(({ from }) => score >= from)?.word ?? 'weak';
  return { word: texts.bands[band], ...shades[band] };
}
