import { type Job } from '@rolefit/contracts';
import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode, useRef } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { formatFullDate, formatWhen } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { cardNote } from '../close-reading/card-note';
import { explainsChange, isEstimate } from '../close-reading/estimate';
import { texts as closeTexts } from '../close-reading/texts';
import { texts as listTexts } from '../list/texts';
import { companyOf, postingName } from '../posting-name';
import { texts as savedTexts } from '../saved/texts';
import { isLive } from '../scan-state';
import { texts } from '../texts';
import { CompanyLogo } from './company-logo';
import { ResumeScores } from './resume-scores';
import { SaveToggle } from './saved/save-toggle';
import { ScanOutcome } from './scan-outcome';
import { ScanProgress } from './scan-progress';
import { ScoreMeter } from './score-meter';

interface ScanCardProps {
  job: Job;
  resumeAction: ReactNode;
  /** Called when the scan is unsaved. */
  onUnsave?: () => void;
  /** Content below the state. */
  children?: ReactNode;
}

function State({
  job,
  resumeAction,
  onRetry,
}: Pick<ScanCardProps, 'job' | 'resumeAction'> & { onRetry: () => void }) {
  if (isLive(job.status)) return <ScanProgress status={job.status} failure={job.failure} isQuiet />;
  if (job.status === 'completed' && job.score)
    return (
      <ScoreMeter
        score={job.score.overallScore}
        range={job.score.range}
        formerScore={explainsChange(job) ? null : job.formerScore}
        label={isEstimate(job) ? closeTexts.estimate : texts.matchScore}
        note={cardNote(job)}
      />
    );
  return <ScanOutcome job={job} resumeAction={resumeAction} onRetry={onRetry} />;
}

/** The link covers the whole card; other controls are placed above it. */
const aboveLink = '[&_:is(a,button)]:relative [&_:is(a,button)]:z-10';

/** A scan in the grid; a click anywhere opens it. Memoised, because most live events concern other scans. */
export const ScanCard = memo(function ScanCard({
  job,
  resumeAction,
  onUnsave,
  children,
}: ScanCardProps) {
  const name = postingName(job);
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  const stage = job.saved?.stage ?? 'saved';
  return (
    <Card className="@container relative flex h-full flex-col gap-5 p-5 transition-colors duration-150 hover:border-control/60">
      <div className="flex gap-3.5">
        <CompanyLogo logo={job.logo} companyName={job.companyName} className="size-11" />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-3 leading-snug font-semibold break-words">{name}</h2>
          <p className="truncate text-small text-muted">{companyOf(job)}</p>
        </div>
        <div className="relative z-10">
          <SaveToggle job={job} onUnsave={onUnsave} />
        </div>
      </div>
      {/* The progress bar is as high as a score, which avoids a layout shift. */}
      <div className={cn('flex min-h-18 flex-col justify-end', aboveLink, !children && 'flex-1')}>
        {/* The pressed button disappears, so move the focus to the card. */}
        <State
          job={job}
          resumeAction={resumeAction}
          onRetry={() => link.current?.focus({ preventScroll: true })}
        />
        {job.status === 'completed' && <ResumeScores job={job} />}
      </div>
      {children && <div className="relative z-10 flex-1">{children}</div>}
      <div className="-mb-1 flex items-center justify-between gap-3 border-t pt-3 text-small">
        <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <time
            dateTime={job.createdAt}
            title={formatFullDate(job.createdAt)}
            className="relative z-10 text-muted"
          >
            {formatWhen(job.createdAt)}
          </time>
          {stage !== 'saved' && !children && (
            <Badge variant="quiet">{savedTexts.stages[stage]}</Badge>
          )}
          {stage === 'saved' && job.readyToApply && <Badge>{listTexts.applicable}</Badge>}
        </span>
        <Link
          ref={link}
          to={paths.jobMatchDetail(job._id)}
          state={{ title: screenTitles.jobMatchDetail, from: pathname + search }}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-control font-medium text-accent after:absolute after:inset-0 after:rounded-card hover:text-accent-strong pointer-coarse:min-h-11 [&_svg]:size-4"
        >
          <span aria-hidden="true">{texts.view}</span>
          <span className="sr-only">{texts.viewNamed(name)}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
});

export function ScanCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex animate-late flex-col gap-5 rounded-card border bg-surface p-5 [&_span]:block [&_span]:rounded-control [&_span]:bg-line/70"
    >
      <div className="flex gap-3.5">
        <span className="size-11" />
        <div className="flex-1 space-y-2 pt-1">
          <span className="h-4 w-3/4" />
          <span className="h-3 w-1/2" />
        </div>
      </div>
      <div className="flex min-h-18 flex-col justify-end gap-3">
        <span className="h-4 w-1/3" />
        <span className="h-1.5" />
      </div>
      <div className="-mb-1 flex min-h-11 items-end justify-between border-t pt-3 pb-1.5">
        <span className="h-3.5 w-20" />
        <span className="h-3.5 w-12" />
      </div>
    </div>
  );
}
