import { type Job, type Next } from '@rolefit/contracts';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { texts } from '../../next/texts';
import { companyOf, postingName } from '../../posting-name';
import { texts as savedTexts } from '../../saved/texts';

function ProgressRow({ job }: { job: Job }) {
  return (
    <li className="relative flex min-h-14 items-center justify-between gap-4 py-2">
      <div className="min-w-0">
        <h3 className="truncate font-medium">
          <Link
            to={paths.jobMatchDetail(job._id)}
            state={{ title: screenTitles.jobMatchDetail }}
            className="after:absolute after:inset-0 hover:text-accent-strong"
          >
            {postingName(job)}
          </Link>
        </h3>
        <p className="truncate text-small text-muted">{companyOf(job)}</p>
      </div>
      {job.saved && (
        <Badge variant={job.saved.stage === 'saved' ? 'quiet' : 'filled'}>
          {savedTexts.stages[job.saved.stage]}
        </Badge>
      )}
    </li>
  );
}

/** Saved jobs, the furthest stage first. */
export function InProgress({ next: { inProgress } }: { next: Next }) {
  return (
    <Card className="min-w-0 p-5 pb-3">
      <section aria-label={texts.inProgress}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lead font-semibold">{texts.inProgress}</h2>
          <Link
            to={paths.savedJob}
            state={{ title: screenTitles.savedJob }}
            className="inline-flex items-center text-small font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11"
          >
            {texts.toSaved}
          </Link>
        </div>
        <ul className="mt-1 divide-y">
          {inProgress.map((job) => (
            <ProgressRow key={job._id} job={job} />
          ))}
        </ul>
      </section>
    </Card>
  );
}
