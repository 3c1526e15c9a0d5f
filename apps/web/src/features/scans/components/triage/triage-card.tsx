import { memo } from 'react';
import { formatFacts } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { cardNote } from '../../close-reading/card-note';
import { reasonsOf } from '../../highlights/reason';
import { postingName } from '../../posting-name';
import { texts as savedTexts } from '../../saved/texts';
import { texts as scanTexts } from '../../texts';
import { rowId } from '../../triage/row-id';
import { jobFacts } from '../../triage/row-words';
import { waitReason } from '../../wait-reason';
import { resumeScoreWords } from '../resume-scores';
import { SaveToggle } from '../saved/save-toggle';
import { ScoreDial } from '../score-dial';
import { ArchiveButton } from './archive-button';
import { type TriageItemProps } from './triage-row';

/** One match on a phone: 96 px high; a tap opens it. */
export const TriageCard = memo(function TriageCard({
  job,
  isActive,
  onFocus,
  onArchive,
}: TriageItemProps) {
  const { pathname, search } = useLocation();
  const { _id: id, score, saved, status } = job;
  const isScored = status === 'completed' && score !== null;
  const stage = saved && saved.stage !== 'saved' ? [savedTexts.stages[saved.stage]] : [];
  const note = cardNote(job);
  const reasons = isScored
    ? [...stage, ...(note ? [note.words] : resumeScoreWords(job)), ...reasonsOf(job)]
    : [waitReason(job)?.status ?? scanTexts.status[status]];
  return (
    <li className="relative flex h-24 items-center gap-3 pr-1 pl-3 has-[a:focus]:bg-accent-soft">
      {isScored ? (
        <ScoreDial score={score.overallScore} />
      ) : (
        <span aria-hidden="true" className="w-10 shrink-0 text-center text-muted">
          –
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-medium">
          <Link
            id={rowId(id)}
            to={paths.jobMatchDetail(id)}
            state={{ title: screenTitles.jobMatchDetail, from: pathname + search }}
            aria-label={scanTexts.viewNamed(postingName(job))}
            tabIndex={isActive ? 0 : -1}
            onFocus={() => onFocus(id)}
            className="scroll-my-28 after:absolute after:inset-0"
          >
            {postingName(job)}
          </Link>
        </h3>
        <p className="truncate text-small text-muted">{jobFacts(job)}</p>
        <p
          className={`line-clamp-2 text-small leading-snug ${status === 'failed' ? 'font-medium text-danger' : ''}`}
        >
          {formatFacts(reasons)}
        </p>
      </div>
      <span className="relative z-10 flex shrink-0 flex-col">
        <SaveToggle job={job} tabIndex={-1} className="" />
        <ArchiveButton job={job} onPress={onArchive} />
      </span>
    </li>
  );
});
