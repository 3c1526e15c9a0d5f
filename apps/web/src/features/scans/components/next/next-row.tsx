import { type Job } from '@rolefit/contracts';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { formatFacts } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { reasonsOf } from '../../highlights/reason';
import { placeWords } from '../../highlights/words';
import { texts } from '../../next/texts';
import { companyOf, postingName } from '../../posting-name';
import { ScoreDial } from '../score-dial';

interface NextRowProps {
  job: Job;
  rank: number;
  /** The score from which a match can be Applicable. */
  threshold: number;
}

/** One of the matches to apply to; the link covers the row. */
export const NextRow = memo(function NextRow({ job, rank, threshold }: NextRowProps) {
  const { pathname, search } = useLocation();
  const place = job.highlights?.place;
  const facts = [companyOf(job), ...(place ? [placeWords(place)] : [])];
  return (
    <li className="relative flex min-h-18 items-center gap-3 px-4 py-2.5 transition-colors duration-150 hover:bg-sunken sm:gap-4 sm:px-5">
      <span className="numbers w-3 text-small text-muted max-sm:hidden">
        <span className="sr-only">{texts.rank(rank)}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      {job.score && <ScoreDial score={job.score.overallScore} />}
      <div className="grid min-w-0 flex-1 gap-x-6 @3xl:grid-cols-2 @3xl:items-center">
        <div className="min-w-0">
          <h3 className="line-clamp-2 leading-snug font-semibold break-words @3xl:line-clamp-1">
            <Link
              to={paths.jobMatchDetail(job._id)}
              state={{ title: screenTitles.jobMatchDetail, from: pathname + search }}
              className="after:absolute after:inset-0"
            >
              {postingName(job)}
            </Link>
          </h3>
          <p className="truncate text-small text-muted">{formatFacts(facts)}</p>
        </div>
        <p className="line-clamp-2 min-h-5 text-small @3xl:text-body">
          {formatFacts(reasonsOf(job, threshold))}
        </p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </li>
  );
});
