import { type Job } from '@rolefit/contracts';
import { ExternalLink } from 'lucide-react';
import { type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { formatFullDate, formatWhen, safeWebUrl } from '@/lib/format';
import { postingName } from '../posting-name';
import { CompanyLogo } from './company-logo';

/** Which posting this is, and what can be done with it. */
export function MatchHeader({ job, actions }: { job: Job; actions: ReactNode }) {
  const url = safeWebUrl(job.url);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-5">
      <div className="flex min-w-0 flex-1 basis-80 gap-4">
        <CompanyLogo logo={job.logo} companyName={job.companyName} className="size-14" />
        <div className="min-w-0">
          <h1 className="text-heading font-semibold break-words">{postingName(job)}</h1>
          <p className="text-muted">
            {job.companyName} ·{' '}
            <time dateTime={job.createdAt} title={formatFullDate(job.createdAt)}>
              scanned {formatWhen(job.createdAt)}
            </time>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {url && (
          <Button asChild variant="outline">
            <a href={url} target="_blank" rel="noopener noreferrer">
              View Posting <ExternalLink aria-hidden="true" />
            </a>
          </Button>
        )}
        {actions}
      </div>
    </header>
  );
}
