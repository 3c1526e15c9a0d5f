import { type JobDetail, type Score } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { laterPart } from '@/lib/later-part';
import { MatchVerdict } from './match-verdict';

interface MatchReportProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
  /** The way to how scores are made. */
  howMade?: ReactNode;
  /** What stands below all of it. */
  children?: ReactNode;
}

const MatchReasons = laterPart(async () => (await import('./match-reasons')).MatchReasons);

/** A whole match: the verdict, which is what most came for and stands at once; and what it rests on, fetched and drawn when it does. */
export function MatchReport({ job, score, isArriving, howMade, children }: MatchReportProps) {
  return (
    <div className="space-y-12">
      <MatchVerdict job={job} score={score} isArriving={isArriving} howMade={howMade} />
      <MatchReasons job={job}>{children}</MatchReasons>
    </div>
  );
}
