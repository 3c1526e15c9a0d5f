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

interface MatchHeaderProps {
  job: JobDetail;
  run: WatchedRun | null;
  actions: ReactNode;
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

/** The posting and the actions on its scan. */
export function MatchHeader({ job, run, actions }: MatchHeaderProps) {
  const url = safeWebUrl(job.url);
  const isRescan = isLive(job.status) && job.score !== null;
  return (
    <header className="relative flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="flex min-w-0 flex-1 basis-80 gap-4">
        <CompanyLogo logo={job.logo} companyName={job.companyName} className="size-14" />
        <div className="min-w-0">
          <h1 className="text-heading font-semibold break-words">{postingName(job)}</h1>
          <p className="break-words text-muted">{job.companyName}</p>
          <StateLine job={job} run={run} />
        </div>
      </div>
      {/* Of an odd number of actions the first takes a row, so that none is left alone in the last. */}
      <div className="grid grid-cols-2 items-center gap-2 max-sm:w-full sm:flex sm:flex-wrap max-wide:[&>*]:px-3 [&>:first-child:nth-last-child(odd)]:col-span-2">
        {url && (
          <Button asChild variant="outline">
            <a href={url} target="_blank" rel="noopener noreferrer">
              {texts.viewPosting} <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        )}
        {actions}
      </div>
      {isRescan && (
        <Progress
          value={null}
          label={scanTexts.status[job.status]}
          className="absolute inset-x-0 -bottom-4 h-1"
        />
      )}
    </header>
  );
}
