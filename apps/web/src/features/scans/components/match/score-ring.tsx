import { texts as closeTexts } from '../../close-reading/texts';
import { texts } from '../../match/texts';
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

/** The overall score as a ring. */
export function ScoreRing({ score, isArriving = false, isEstimate = false }: ScoreRingProps) {
  const shown = useCountUp(score, isArriving);
  const { word: band, stroke } = scoreBandOf(score);
  const word = isEstimate ? closeTexts.estimated(band) : band;
  return (
    <div role="img" aria-label={texts.ring(score, word)} className="relative size-44 shrink-0">
      <svg viewBox="0 0 144 144" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="72" cy="72" r={radius} fill="none" strokeWidth="7" className="stroke-line" />
        {shown > 0 && (
          <circle
            cx="72"
            cy="72"
            r={radius}
            fill="none"
            strokeWidth="7"
            strokeLinecap="round"
            strokeDasharray={`${(circumference * shown) / 100} ${circumference}`}
            className={stroke}
          />
        )}
      </svg>
      <div
        aria-hidden="true"
        className="absolute inset-0 flex flex-col items-center justify-center"
      >
        <span className="numbers text-[3.25rem] leading-none font-semibold tracking-[-0.04em]">
          {shown}
        </span>
        <span className="mt-1.5 text-small font-medium text-muted">{word}</span>
      </div>
    </div>
  );
}
