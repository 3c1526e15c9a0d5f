import { type CloseReadingState, type JobDetail, type Score } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { formatFullDate, formatWhen } from '@/lib/format';
import { lazyPart } from '@/lib/lazy-part';
import { texts } from '../../match/texts';
import { explainsChange, isEstimate } from '../../close-reading/estimate';
import { ApplicableBadge } from './applicable-badge';
import { FormerScore } from '../former-score';
import { ReadinessList } from './readiness-list';
import { ScoreRing } from './score-ring';
import { SubScoreBars } from './sub-score-bars';

interface MatchVerdictProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
  /** Disclosure that explains how scores are made. */
  howMade: ReactNode;
}

/** Shared with the placeholder, so that both have the same columns. */
export const verdictGrid =
  'grid gap-8 p-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-10 shell:p-8 wide:grid-cols-[auto_minmax(0,1fr)_minmax(16rem,20rem)] wide:gap-12';

/** Heights by the number of further resumes, to limit layout shift when the comparison is loaded. */
const comparisonHeights = [
  '',
  'min-h-18 max-sm:min-h-32',
  'min-h-24 max-sm:min-h-44',
  'min-h-30 max-sm:min-h-56',
  'min-h-36 max-sm:min-h-68',
];

/** Loaded only for matches with a close reading. */
const CloseReadingNote = lazyPart(
  async () => (await import('./close-reading-note')).CloseReadingNote,
);
/** Loaded only for users with several resumes. */
const ResumeComparison = lazyPart(
  async () => (await import('./resume-comparison')).ResumeComparison,
);

function ScoreChange({
  from,
  to,
  changedAt,
}: {
  from: number;
  to: number;
  changedAt: string | null;
}) {
  return (
    <p className="numbers text-center text-small text-muted">
      <FormerScore from={from} />
      <span className="font-medium text-ink">{to}</span>
      {changedAt !== null && (
        <time dateTime={changedAt} title={formatFullDate(changedAt)} className="block">
          {texts.scoreChanged(formatWhen(changedAt))}
        </time>
      )}
    </p>
  );
}

/** How sure the score is; nothing for matches of earlier judges, which have no range. */
function Certainty({ range, saysLittle }: { range: Score['range']; saysLittle: boolean }) {
  if (range === undefined) return null;
  return (
    <div className="text-center text-small text-muted">
      <p className="numbers">{texts.range(range.low, range.high)}</p>
      {saysLittle && <p className="font-medium text-ink">{texts.saysLittle}</p>}
    </div>
  );
}

/** As high on a phone as its usual text, with the button where there may be one, so that nothing moves when that is loaded or changes. */
function noteHeight({ status, isOutdated }: CloseReadingState): string {
  return status === 'failed' || isOutdated ? 'max-sm:min-h-44' : 'max-sm:min-h-28';
}

/** Score, sub-scores, and whether the match is worth an application. */
export function MatchVerdict({ job, score, isArriving, howMade }: MatchVerdictProps) {
  const { overallScore } = score;
  const { formerScore, scanSummary, readyToApply, readiness, resumeComparison } = job;
  return (
    <Card className={verdictGrid}>
      {job.closeReading && (
        <div className={cn('col-span-full min-h-17 border-b pb-5', noteHeight(job.closeReading))}>
          <CloseReadingNote
            id={job._id}
            closeReading={job.closeReading}
            score={overallScore}
            hasSeveral={resumeComparison !== null}
            canBeRead={job.canBeReadClosely}
          />
        </div>
      )}
      {resumeComparison && (
        <div
          className={cn(
            'col-span-full border-b pb-5',
            comparisonHeights[resumeComparison.others.length],
          )}
        >
          <ResumeComparison job={job} comparison={resumeComparison} />
        </div>
      )}
      <div className="mx-auto space-y-3 self-center">
        <ScoreRing score={overallScore} isArriving={isArriving} isEstimate={isEstimate(job)} />
        <Certainty
          range={score.range}
          saysLittle={readiness.some(({ rule, isMet }) => rule === 'breadth' && !isMet)}
        />
        {formerScore !== null && formerScore !== overallScore && !explainsChange(job) && (
          <ScoreChange from={formerScore} to={overallScore} changedAt={job.scoreChangedAt} />
        )}
      </div>
      <div className="space-y-5 self-center">
        {scanSummary && (
          <section className="space-y-1.5">
            <h2 className="text-small text-muted">{texts.summary}</h2>
            <p className="max-w-[62ch] text-lead">{scanSummary}</p>
          </section>
        )}
        <section aria-label={texts.readyToApply} className="space-y-3">
          {readyToApply !== null && <ApplicableBadge readyToApply={readyToApply} />}
          <ReadinessList checks={readiness} />
        </section>
      </div>
      <section className="space-y-4 self-center sm:col-span-2 wide:col-span-1">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-small text-muted">{texts.breakdown}</h2>
          {howMade}
        </div>
        <SubScoreBars score={score} />
      </section>
    </Card>
  );
}
