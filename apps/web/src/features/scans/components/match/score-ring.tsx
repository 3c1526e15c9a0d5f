import { texts as closeTexts } from '../../close-reading/estimate-texts';
import { texts } from '../../match/verdict-texts';
import { scoreBandOf } from '../../score-band';
import { useCountUp } from './use-count-up';

interface ScoreRingProps {
  /** 0 to 100. */
  score: number;
  /** True if the score has just arrived live: then it counts up once. A changed score always animates from the old to the new value. */
  isArriving?: boolean;
  /** True until the close reading is completed. */
  isEstimate?: boolean;
}

const radius = 62;
const circumference = 2 * Math.PI * radius;

/** Shared with the placeholder of a running scan. */
export const ringSize = 'size-22 sm:size-30';

/** The overall score as a ring, with its word below. */
export function ScoreRing({ score, isArriving = false, isEstimate = false }: ScoreRingProps) {
  const shown = useCountUp(score, isArriving);
  const { word: band, stroke } = scoreBandOf(score);
  const word = isEstimate ? closeTexts.estimated(band) : band;
  return (
    <div role="img" aria-label={texts.ring(score, word)} className="w-min text-center">
      <div aria-hidden="true" className={`relative ${ringSize}`}>
        <svg viewBox="0 0 144 144" className="size-full -rotate-90">
          <circle cx="72" cy="72" r={radius} fill="none" strokeWidth="9" className="stroke-line" />
          {shown > 0 && (
            <circle
              cx="72"
              cy="72"
              r={radius}
              fill="none"
              strokeWidth="9"
              strokeLinecap="round"
              strokeDasharray={`${(circumference * shown) / 100} ${circumference}`}
              className={stroke}
            />
          )}
        </svg>
        <span className="numbers absolute inset-0 grid place-items-center text-[2rem] leading-none font-semibold tracking-[-0.04em] sm:text-[2.75rem]">
          {shown}
        </span>
      </div>
      <p aria-hidden="true" className="mt-1 text-small font-medium text-muted">
        {word}
      </p>
    </div>
  );
}
