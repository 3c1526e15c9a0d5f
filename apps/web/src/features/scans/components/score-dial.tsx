import { texts } from '../next/texts';
import { scoreBandOf } from '../score-band';

const radius = 17;
const circumference = 2 * Math.PI * radius;

/** A score as a small ring, for rows. */
export function ScoreDial({ score }: { score: number }) {
  const { word, stroke } = scoreBandOf(score);
  return (
    <div role="img" aria-label={texts.score(score, word)} className="relative size-10 shrink-0">
      <svg viewBox="0 0 40 40" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="20" cy="20" r={radius} fill="none" strokeWidth="3" className="stroke-line" />
        {score > 0 && (
          <circle
            cx="20"
            cy="20"
            r={radius}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeDasharray={`${(circumference * score) / 100} ${circumference}`}
            className={stroke}
          />
        )}
      </svg>
      <span
        aria-hidden="true"
        className="numbers absolute inset-0 grid place-items-center text-small font-semibold"
      >
        {score}
      </span>
    </div>
  );
}
