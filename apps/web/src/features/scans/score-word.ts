interface ScoreLook {
  readonly word: 'Strong' | 'Good' | 'Partial' | 'Weak';
  readonly bar: string;
  readonly stroke: string;
}

const looks = [
  { from: 80, look: { word: 'Strong', bar: 'bg-score-strong', stroke: 'stroke-score-strong' } },
  { from: 60, look: { word: 'Good', bar: 'bg-score-good', stroke: 'stroke-score-good' } },
  { from: 40, look: { word: 'Partial', bar: 'bg-score-partial', stroke: 'stroke-score-partial' } },
] as const;

const weak: ScoreLook = { word: 'Weak', bar: 'bg-score-weak', stroke: 'stroke-score-weak' };

/** The word and the shade that go with a score from 0 to 100; a shade never stands without its word. */
export function lookOf(score: number): ScoreLook {
  return looks.find(({ from }) => score >= from)?.look ?? weak;
}
