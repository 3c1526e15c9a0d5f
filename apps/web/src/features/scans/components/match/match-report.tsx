import { type JobDetail, type Score } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { JobTerms } from './job-terms';
import { MatchVerdict } from './match-verdict';

interface MatchReportProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
  /** Disclosure that explains how scores are made. */
  howMade?: ReactNode;
  /** Content below the report. */
  children?: ReactNode;
}

const MatchReasons = lazyPart(async () => (await import('./match-reasons')).MatchReasons);

/** The report of a match. The verdict renders immediately; the reasons below it are a lazy chunk. */
export function MatchReport({ job, score, isArriving, howMade, children }: MatchReportProps) {
  return (
    <div className="space-y-12">
      <JobTerms terms={job.terms} />
      <MatchVerdict job={job} score={score} isArriving={isArriving} howMade={howMade} />
      <MatchReasons job={job}>{children}</MatchReasons>
    </div>
  );
}
