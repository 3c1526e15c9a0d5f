import { type JobDetail, type Score } from '@rolefit/contracts';
import { Card } from '@/components/ui/card';
import { ApplicableBadge } from './applicable-badge';
import { FormerScore } from './former-score';
import { ReadinessList } from './readiness-list';
import { ScoreRing } from './score-ring';
import { SubScoreBars } from './sub-score-bars';

interface MatchVerdictProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
}

/** The number, why it is what it is, and whether it is worth applying. */
export function MatchVerdict({ job, score, isArriving }: MatchVerdictProps) {
  const { overallScore } = score;
  return (
    <Card className="grid gap-8 p-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-10 shell:p-8 wide:grid-cols-[auto_minmax(0,1fr)_minmax(16rem,20rem)] wide:gap-12">
      <div className="mx-auto space-y-2 self-center">
        <ScoreRing score={overallScore} isArriving={isArriving} />
        {job.formerScore !== null && job.formerScore !== overallScore && (
          <p className="numbers flex items-center justify-center gap-1.5 text-small text-muted">
            <FormerScore from={job.formerScore} />
            <span className="font-medium text-ink">{overallScore}</span>
          </p>
        )}
      </div>
      <div className="space-y-5 self-center">
        {job.scanSummary && (
          <section className="space-y-1.5">
            <h2 className="text-small text-muted">Job Summary</h2>
            <p className="max-w-[62ch] text-lead">{job.scanSummary}</p>
          </section>
        )}
        <section aria-label="Ready to apply" className="space-y-3">
          {job.readyToApply !== null && <ApplicableBadge readyToApply={job.readyToApply} />}
          <ReadinessList checks={job.readiness} />
        </section>
      </div>
      <section className="space-y-4 self-center sm:col-span-2 wide:col-span-1">
        <h2 className="text-small text-muted">Score breakdown</h2>
        <SubScoreBars score={score} />
      </section>
    </Card>
  );
}
