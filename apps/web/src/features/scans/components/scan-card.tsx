import { type Job } from '@rolefit/contracts';
import { memo, type ReactNode, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { cardNote } from '../close-reading/card-note';
import { explainsChange, isEstimate } from '../close-reading/estimate';
import { texts as listTexts } from '../list/texts';
import { companyOf, postingName } from '../posting-name';
import { isLive } from '../scan-state';
import { texts } from '../texts';
import { CompanyLogo } from './company-logo';
import { ResumeScores } from './resume-scores';
import { ScanOutcome } from './scan-outcome';
import { ScanProgress } from './scan-progress';
import { ScoreMeter } from './score-meter';

interface ScanCardProps {
  job: Job;
  resumeAction: ReactNode;
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
        isEstimate={isEstimate(job)}
        note={cardNote(job)}
        scannedAt={job.createdAt}
      >
        {job.readyToApply && (job.saved?.stage ?? 'saved') === 'saved' && (
          <>
            <span className="font-medium text-accent">{listTexts.applicable}</span>
            {' · '}
          </>
        )}
      </ScoreMeter>
    );
  return <ScanOutcome job={job} resumeAction={resumeAction} onRetry={onRetry} />;
}

/** The link covers the whole card; other controls are placed above it. */
const aboveLink = '[&_:is(a,button)]:relative [&_:is(a,button)]:z-10';

/** A saved scan in the grid; a click anywhere opens it. Memoised, because most live events concern other scans. */
export const ScanCard = memo(function ScanCard({ job, resumeAction, children }: ScanCardProps) {
  const name = postingName(job);
  const { pathname, search } = useLocation();
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <Card className="relative flex h-full flex-col gap-3 p-4 transition-colors duration-150 hover:border-control/60">
      <div className="flex gap-3">
        <CompanyLogo logo={job.logo} companyName={job.companyName} className="size-10" />
        <div className="min-w-0 flex-1">
          <h2 className="line-clamp-2 leading-snug font-semibold break-words">
            <Link
              ref={link}
              to={paths.jobMatchDetail(job._id)}
              state={{ title: screenTitles.jobMatchDetail, from: pathname + search }}
              aria-label={texts.viewNamed(name)}
              className="rounded-control after:absolute after:inset-0 after:rounded-card hover:text-accent-strong"
            >
              {name}
            </Link>
          </h2>
          <p className="truncate text-small text-muted">{companyOf(job)}</p>
        </div>
      </div>
      {/* The progress bar is as high as a score, which avoids a layout shift. */}
      <div className={cn('flex min-h-11.5 flex-col justify-center', aboveLink)}>
        {/* The pressed button disappears, so move the focus to the card. */}
        <State
          job={job}
          resumeAction={resumeAction}
          onRetry={() => link.current?.focus({ preventScroll: true })}
        />
        {job.status === 'completed' && <ResumeScores job={job} />}
      </div>
      {children && <div className="relative z-10 mt-auto">{children}</div>}
    </Card>
  );
});

export function ScanCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex animate-late flex-col gap-3 rounded-card border bg-surface p-4 [&_span]:block [&_span]:rounded-control [&_span]:bg-line/70"
    >
      <div className="flex gap-3">
        <span className="size-10" />
        <div className="flex-1 space-y-2 pt-1">
          <span className="h-4 w-3/4" />
          <span className="h-3 w-1/2" />
        </div>
      </div>
      <div className="flex h-11.5 flex-col justify-center gap-3">
        <span className="h-3 w-full" />
        <span className="h-3 w-1/3" />
      </div>
      <span className="h-10" />
    </div>
  );
}
