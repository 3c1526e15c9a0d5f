import { type Job } from '@rolefit/contracts';
import { type ComponentType, memo, type MouseEvent } from 'react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { formatAge, formatFullDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { postingName } from '../../posting-name';
import { texts as savedTexts } from '../../saved/texts';
import { isLive } from '../../scan-state';
import { texts as scanTexts } from '../../texts';
import { rowId } from '../../triage/row-id';
import { jobFacts } from '../../triage/row-words';
import { SaveToggle } from '../saved/save-toggle';
import { useReason } from '../scan-outcome';
import { ScanProgress } from '../scan-progress';
import { ArchiveButton } from './archive-button';
import { ConditionMark } from './condition-mark';
import { MissingChips } from './missing-chips';
import { RetryButton } from './retry-button';
import { RowNote } from './row-note';
import { RowScore } from './row-score';

/** Link to upload a resume, for a scan that waits for one. */
export type ResumeLink = ComponentType<{ tabIndex?: number }>;

export interface TriageItemProps {
  job: Job;
  isActive: boolean;
  ResumeAction: ResumeLink;
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
  onArchive: (job: Job) => void;
}

/**
 * Why there is no score, in the cells of the reasons and of the conditions. The second is hidden where there is little space, so that one cell across both
 * would make a column of its own.
 */
function Unscored({
  job,
  ResumeAction,
  onRetry,
}: Pick<TriageItemProps, 'job' | 'ResumeAction'> & { onRetry: () => void }) {
  const reason = useReason(job);
  if (isLive(job.status))
    return (
      <>
        <td>
          <ScanProgress status={job.status} failure={job.failure} isQuiet isCell />
        </td>
        <td className="@max-3xl:hidden" />
      </>
    );
  const isRetryable = job.status === 'failed' && job.failure?.retryable !== false;
  return (
    <>
      <td>
        <span className="flex items-center gap-2 text-small" title={reason}>
          <span
            className={cn(
              'line-clamp-2 leading-4 font-medium',
              job.status === 'failed' && 'text-danger',
            )}
          >
            {scanTexts.status[job.status]}
          </span>
          {isRetryable && (
            // Where there is no space for it, the panel has it.
            <span className="@max-5xl:hidden">
              <RetryButton job={job} onRetry={onRetry} />
            </span>
          )}
        </span>
      </td>
      <td className="truncate text-small text-muted @max-3xl:hidden" title={reason}>
        {/* The side panel has this link too, for widths at which the cell is hidden. */}
        {job.status === 'waiting-for-resume' ? <ResumeAction tabIndex={-1} /> : reason}
      </td>
    </>
  );
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}

/** One match: a row of 48 px. Its link is the only tab stop; keys of the list do what its buttons do. */
export const TriageRow = memo(function TriageRow({
  job,
  isActive,
  ResumeAction,
  onFocus,
  onOpen,
  onArchive,
}: TriageItemProps) {
  const { pathname, search } = useLocation();
  const { _id: id, highlights, saved } = job;
  const isScored = job.status === 'completed' && job.score !== null;
  const openRow = ({ target }: MouseEvent) => {
    if (!isControl(target)) onOpen(id);
  };
  return (
    <tr
      onClick={openRow}
      className="h-12 cursor-pointer transition-colors duration-150 hover:bg-sunken has-[a:focus]:bg-accent-soft [&>*]:overflow-hidden [&>*]:px-2.5 [&>*]:py-0"
    >
      <td>
        <RowScore job={job} />
      </td>
      <th scope="row" className="text-left font-normal">
        <Link
          id={rowId(id)}
          to={paths.jobMatchDetail(id)}
          state={{ title: screenTitles.jobMatchDetail, from: pathname + search }}
          aria-label={scanTexts.viewNamed(postingName(job))}
          tabIndex={isActive ? 0 : -1}
          onFocus={() => onFocus(id)}
          className="block scroll-my-28 truncate leading-5 font-medium hover:text-accent-strong"
        >
          {postingName(job)}
        </Link>
        <span className="block truncate text-small leading-4 text-muted">{jobFacts(job)}</span>
      </th>
      {isScored ? (
        <>
          <td>
            {highlights && <MissingChips highlights={highlights} />}
            <RowNote job={job} />
          </td>
          <td className="@max-3xl:hidden">
            {highlights && <ConditionMark highlights={highlights} />}
          </td>
        </>
      ) : (
        <Unscored
          job={job}
          ResumeAction={ResumeAction}
          onRetry={() => document.getElementById(rowId(id))?.focus()}
        />
      )}
      <td className="@max-4xl:hidden">
        {saved && (
          <Badge variant={saved.stage === 'saved' ? 'quiet' : 'filled'}>
            {savedTexts.stages[saved.stage]}
          </Badge>
        )}
      </td>
      <td className="text-small text-muted @max-4xl:hidden">
        <time
          dateTime={job.createdAt}
          title={formatFullDate(job.createdAt)}
          className="block truncate"
        >
          {formatAge(job.createdAt)}
        </time>
      </td>
      <td>
        <span className="flex justify-end">
          <SaveToggle job={job} tabIndex={-1} className="" />
          <ArchiveButton job={job} onPress={onArchive} />
        </span>
      </td>
    </tr>
  );
});
