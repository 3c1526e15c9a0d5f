import { type JobDetail, type Score } from '@rolefit/contracts';
import { ArrowRight } from 'lucide-react';
import { Card } from '@/components/ui/card';
import { ApplicableBadge } from './applicable-badge';
import { ReadinessList } from './readiness-list';
import { ScoreRing } from './score-ring';
import { SubScoreBars } from './sub-score-bars';

interface MatchVerdictProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
}

function FormerScore({ from, to }: { from: number; to: number }) {
  return (
    <p className="numbers flex items-center justify-center gap-1.5 text-small text-muted">
      <span className="sr-only">Changed with your resume or skills: </span>
      {from} <ArrowRight className="size-3.5" aria-label="to" /> <span className="font-medium text-ink">{to}</span>
    </p>
  );
}

/** The number, why it is what it is, and whether it is worth applying. */
export function MatchVerdict({ job, score, isArriving }: MatchVerdictProps) {
  const { overallScore } = score;
  return (
    <Card className="grid gap-8 p-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-10 shell:p-8 wide:grid-cols-[auto_minmax(0,1fr)_minmax(16rem,20rem)] wide:gap-12">
      <div className="mx-auto space-y-2 self-center">
        <ScoreRing score={overallScore} isArriving={isArriving} />
        {job.formerScore !== null && job.formerScore !== overallScore && <FormerScore from={job.formerScore} to={overallScore} />}
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
