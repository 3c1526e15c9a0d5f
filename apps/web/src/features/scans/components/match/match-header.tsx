import { type JobDetail } from '@rolefit/contracts';
import { ExternalLink } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { formatFullDate, formatWhen, safeWebUrl } from '@/lib/format';
import { texts } from '../../match/texts';
import { type WatchedRun } from '../../match/use-run';
import { postingName } from '../../posting-name';
import { isLive } from '../../scan-state';
import { scoreBandOf } from '../../score-band';
import { texts as scanTexts } from '../../texts';
import { waitReason } from '../../wait-reason';
import { CompanyLogo } from '../company-logo';
import { JobTerms } from './job-terms';

interface MatchHeaderProps {
  job: JobDetail;
  run: WatchedRun | null;
  /** Left out on phones, where they are at the bottom of the window. */
  actions: ReactNode;
  menu: ReactNode;
}

/** Progress or outcome of the run being watched; null if there is none. */
function runText(job: JobDetail, run: WatchedRun | null): string | null {
  const { status, score } = job;
  const wait = waitReason(job);
  if (isLive(status))
    return score === null ? null : wait ? scanTexts.waitsSince(wait) : scanTexts.status[status];
  // The match was judged again with a changed profile, so its score is not this run's.
  if (!run || run.after === null || status !== 'completed' || score?.overallScore !== run.after)
    return null;
  const { before, after } = run;
  if (before === null) return texts.scored(after, scoreBandOf(after).word);
  return before === after ? texts.scoredSame(after) : texts.scoredAnew(before, after);
}

/** Always rendered, so that the start or end of a run causes no layout shift. */
function StateLine({ job, run }: Pick<MatchHeaderProps, 'job' | 'run'>) {
  const words = runText(job, run);
  return (
    <p className="text-small text-muted">
      <span role="status">{words}</span>
      {words === null && (
        <time dateTime={job.createdAt} title={formatFullDate(job.createdAt)}>
          {texts.scanned(formatWhen(job.createdAt))}
        </time>
      )}
    </p>
  );
}

/** The one primary action of the page; nothing for a posting without a link. */
export function ViewPosting({ url: given }: { url: string | null }) {
  const url = safeWebUrl(given);
  if (!url) return null;
  return (
    <Button asChild>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {texts.viewPosting} <ExternalLink aria-hidden="true" />
      </a>
    </Button>
  );
}

/** The posting and the actions on its scan. */
export function MatchHeader({ job, run, actions, menu }: MatchHeaderProps) {
  const isRescan = isLive(job.status) && job.score !== null;
  return (
    <header className="relative flex flex-wrap items-start gap-4">
      <CompanyLogo
        logo={job.logo}
        companyName={job.companyName}
        className="size-14 max-sm:hidden"
      />
      <div className="min-w-0 flex-1 basis-40 sm:basis-64">
        <h1 className="text-heading font-semibold break-words">{postingName(job)}</h1>
        <JobTerms companyName={job.companyName} terms={job.terms} />
        <StateLine job={job} run={run} />
      </div>
      <div className="flex items-center gap-2">
        {actions}
        {menu}
      </div>
      {isRescan && (
        <Progress
          value={null}
          label={scanTexts.status[job.status]}
          className="absolute inset-x-0 -bottom-3 h-1"
        />
      )}
    </header>
  );
}
