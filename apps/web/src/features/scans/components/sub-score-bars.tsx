import { type Score, subScoreKeys } from '@rolefit/contracts';
import { Progress } from '@/components/ui/progress';
import { subScoreNames } from '../evidence';
import { lookOf } from '../score-word';

/** Each sub-score as a percent bar; what the posting does not ask is said, not scored. */
export function SubScoreBars({ score }: { score: Score }) {
  return (
    <dl className="grid gap-x-10 gap-y-3.5 sm:grid-cols-2 min-[1180px]:grid-cols-1">
      {subScoreKeys.map((key) => {
        const value = score[key];
        return (
          <div key={key} className="space-y-1.5">
            <div className="flex items-baseline justify-between gap-3 text-small">
              <dt>{subScoreNames[key]}</dt>
              <dd className="numbers">
                {value === null ? (
                  <span className="text-muted">Not asked</span>
                ) : (
                  <>
                    <span className="mr-2 text-muted">{lookOf(value).word}</span>
                    <span className="font-medium">{value}%</span>
                  </>
                )}
              </dd>
            </div>
            {value === null ? <div className="h-1.5 rounded-full border border-dashed border-control/40" /> : <Progress value={value} label={subScoreNames[key]} barClassName={lookOf(value).bar} />}
          </div>
        );
      })}
    </dl>
  );
}
