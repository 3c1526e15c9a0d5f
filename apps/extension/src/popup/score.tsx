import { scoreBands } from '@rolefit/scoring';
import { texts } from './texts';

const strokes = {
  strong: 'stroke-score-strong',
  good: 'stroke-score-good',
  partial: 'stroke-score-partial',
  weak: 'stroke-score-weak',
} as const;

const radius = 24;
const circumference = 2 * Math.PI * radius;

function bandOf(score: number): (typeof scoreBands)[number]['word'] {
  return scoreBands.find(({ from }) => score >= from)?.word ?? 'weak';
}

/** The word for a score from 0 to 100. */
export function scoreWord(score: number): string {
  return texts.bands[bandOf(score)];
}

/** A score as a ring around its number; its word is beside it. */
export function Ring({ score }: { score: number }) {
  return (
    <span
      role="img"
      aria-label={texts.scoreOf(score, scoreWord(score))}
      className="relative size-14 shrink-0"
    >
      <svg viewBox="0 0 56 56" aria-hidden="true" className="size-full -rotate-90">
        <circle cx="28" cy="28" r={radius} fill="none" strokeWidth="5" className="stroke-line" />
        {score > 0 && (
          <circle
            cx="28"
            cy="28"
            r={radius}
            fill="none"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={`${(circumference * score) / 100} ${circumference}`}
            className={strokes[bandOf(score)]}
          />
        )}
      </svg>
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center text-lead font-semibold tabular-nums"
      >
        {score}
      </span>
    </span>
  );
}
