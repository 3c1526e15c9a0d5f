import { type JobDetail, type Score } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { lazyPart } from '@/lib/lazy-part';
import { type MatchControls } from '../../match/match-controls';
import { MatchVerdict } from './match-verdict';

interface MatchReportProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
  controls?: MatchControls;
  /** Content below the report. */
  children?: ReactNode;
}

const MatchReasons = lazyPart(async () => (await import('./match-reasons')).MatchReasons);

/** The report of a match. The verdict renders immediately; the reasons below it are a lazy chunk. */
export function MatchReport({ job, score, isArriving, controls, children }: MatchReportProps) {
  return (
    <div className="space-y-10">
      <MatchVerdict job={job} score={score} isArriving={isArriving} />
      <MatchReasons job={job} score={score} controls={controls}>
        {children}
      </MatchReasons>
    </div>
  );
}
