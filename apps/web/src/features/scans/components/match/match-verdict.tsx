import { type JobDetail, type Score } from '@rolefit/contracts';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { formatFullDate, formatWhen } from '@/lib/format';
import { explainsChange, isEstimate } from '../../close-reading/estimate';
import { texts } from '../../match/texts';
import { distancesOf, headlineOf } from '../../match/verdict-words';
import { FormerScore } from '../former-score';
import { ApplicableBadge } from './applicable-badge';
import { ReadinessList } from './readiness-list';
import { ScoreRing } from './score-ring';

interface MatchVerdictProps {
  job: JobDetail;
  score: Score;
  isArriving: boolean;
}

/** Shared with the placeholder of a running scan, so that both have the same columns. */
export const verdictGrid =
  'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-4 gap-y-4 sm:gap-x-8';

function ScoreChange({ from, job, to }: { from: number; job: JobDetail; to: number }) {
  const { scoreChangedAt: changedAt } = job;
  return (
    <p className="numbers text-small text-muted">
      <FormerScore from={from} />
      <span className="font-medium text-ink">{to}</span>{' '}
      {changedAt !== null && (
        <time dateTime={changedAt} title={formatFullDate(changedAt)}>
          {texts.scoreChanged(formatWhen(changedAt))}
        </time>
      )}
    </p>
  );
}

/** How sure the score is; nothing for matches of earlier judges, which have no range. */
function Certainty({ range, saysLittle }: { range: Score['range']; saysLittle: boolean }) {
  if (range === undefined) return null;
  const words = saysLittle ? texts.rangeOfLittle : texts.range;
  return <p className="numbers text-small text-muted">{words(range.low, range.high)}</p>;
}

/** The summary beyond the headline, and the rules behind the badge. */
function Why({ rest, job }: { rest: string; job: JobDetail }) {
  return (
    <Disclosure summary={texts.summary}>
      <div className="space-y-3 pl-5.5">
        {rest !== '' && <p className="max-w-prose">{rest}</p>}
        <ReadinessList checks={job.readiness} />
      </div>
    </Disclosure>
  );
}

/** Score, the sentence that says why, and whether the match is worth an application. */
export function MatchVerdict({ job, score, isArriving }: MatchVerdictProps) {
  const { formerScore, scanSummary, readyToApply, readiness } = job;
  const { overallScore, range } = score;
  const { lead, rest } = headlineOf(scanSummary ?? '');
  const hasChanged = formerScore !== null && formerScore !== overallScore && !explainsChange(job);
  return (
    <Card className="p-4 sm:p-6">
      <section aria-label={texts.verdict} className={verdictGrid}>
        <div className="sm:row-span-2">
          <ScoreRing score={overallScore} isArriving={isArriving} isEstimate={isEstimate(job)} />
        </div>
        <p className="max-w-[46ch] text-lead max-sm:self-center font-medium break-words sm:text-heading">
          {lead}
        </p>
        <div className="col-span-full space-y-2 sm:col-span-1 sm:col-start-2">
          {readyToApply !== null && (
            <ApplicableBadge readyToApply={readyToApply} distances={distancesOf(job, score)} />
          )}
          <Certainty
            range={range}
            saysLittle={readiness.some(({ rule, isMet }) => rule === 'breadth' && !isMet)}
          />
          {hasChanged && <ScoreChange from={formerScore} job={job} to={overallScore} />}
          <Why rest={rest} job={job} />
        </div>
      </section>
    </Card>
  );
}
