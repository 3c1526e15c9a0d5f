import { type Score, subScoreKeys } from '@rolefit/contracts';
import { subScoreTexts } from '@rolefit/scoring';
import { Progress } from '@/components/ui/progress';
import { texts } from '../../match/texts';
import { scoreBandOf } from '../../score-band';
import { texts as scanTexts } from '../../texts';

/** Sub-scores as percentage bars; those without requirements show a text instead. */
export function SubScoreBars({ score }: { score: Score }) {
  return (
    <ul className="grid gap-x-10 gap-y-3.5 sm:grid-cols-2">
      {subScoreKeys.map((key) => {
        const value = score[key];
        const { label, explanation } = subScoreTexts[key];
        return (
          <li key={key} className="space-y-1.5" title={explanation}>
            <p className="numbers flex items-baseline justify-between gap-3 text-small">
              <span>{label}</span>
              {value === null ? (
                <span className="text-muted">{texts.notAsked}</span>
              ) : (
                <span>
                  <span className="mr-2 text-muted">{scoreBandOf(value).word}</span>
                  <span className="font-medium">{scanTexts.percent(value)}</span>
                </span>
              )}
            </p>
            {value !== null && (
              <Progress value={value} label={label} barClassName={scoreBandOf(value).bar} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
