import { type Score, subScoreKeys } from '@rolefit/contracts';
import { subScoreTexts } from '@rolefit/scoring';
import { Progress } from '@/components/ui/progress';
import { scoreBandOf } from '../../score-band';
import { texts as scanTexts } from '../../texts';

/** Sub-scores as percentage bars, without those that the posting asks nothing about. */
export function SubScoreBars({ score }: { score: Score }) {
  return (
    <ul className="grid gap-x-10 gap-y-3.5 sm:grid-cols-2">
      {subScoreKeys.map((key) => {
        const value = score[key];
        const { label, explanation } = subScoreTexts[key];
        if (value === null) return null;
        return (
          <li key={key} className="space-y-1.5" title={explanation}>
            <p className="numbers flex items-baseline justify-between gap-3 text-small">
              <span>{label}</span>
              <span>
                <span className="mr-2 text-muted">{scoreBandOf(value).word}</span>
                <span className="font-medium">{scanTexts.percent(value)}</span>
              </span>
            </p>
            <Progress value={value} label={label} barClassName={scoreBandOf(value).bar} />
          </li>
        );
      })}
    </ul>
  );
}
