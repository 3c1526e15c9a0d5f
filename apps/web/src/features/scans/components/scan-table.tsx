import { type Job } from '@rolefit/contracts';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { isEstimate } from '../close-reading/estimate';
import { texts as closeTexts } from '../close-reading/estimate-texts';
import { companyOf, postingName } from '../posting-name';
import { isLive } from '../scan-state';
import { scoreBandOf } from '../score-band';
import { texts as tableTexts } from '../table-texts';
import { texts } from '../texts';
import { waitReason } from '../wait-reason';
import { FormerScore } from './former-score';

function Score({ job }: { job: Job }) {
  if (!job.score || isLive(job.status) || job.status === 'failed')
    return (
      <span className="text-muted">{waitReason(job)?.status ?? texts.status[job.status]}</span>
    );
  const { overallScore } = job.score;
  const word = isEstimate(job) ? closeTexts.estimate : scoreBandOf(overallScore).word;
  return (
    <span className="numbers">
      {job.formerScore !== null && job.formerScore !== overallScore && (
        <span className="text-small text-muted">
          <FormerScore from={job.formerScore} />
        </span>
      )}
      <span className="font-semibold">{texts.percent(overallScore)}</span>{' '}
      <span className="text-small text-muted">{word}</span>
    </span>
  );
}

/** Memoised, because most live events concern other scans. */
const Row = memo(function Row({ job }: { job: Job }) {
  return (
    <tr className="@max-2xl:grid @max-2xl:grid-cols-[1fr_auto] @max-2xl:gap-x-4 @max-2xl:px-5 @max-2xl:py-4 @2xl:[&>td]:px-5 @2xl:[&>td]:py-2.5">
      <td className="font-medium wrap-anywhere @max-2xl:col-span-2">{postingName(job)}</td>
      <td className="text-muted wrap-anywhere @max-2xl:col-span-2">{companyOf(job)}</td>
      <td className="whitespace-nowrap @max-2xl:self-center">
        <Score job={job} />
      </td>
      <td className="text-right">
        <Button asChild variant="outline" size="small">
          <Link to={paths.jobMatchDetail(job._id)} state={{ title: screenTitles.jobMatchDetail }}>
            <span aria-hidden="true">{texts.view}</span>
            <span className="sr-only">{texts.viewNamed(postingName(job))}</span>
          </Link>
        </Button>
      </td>
    </tr>
  );
});

/** Recent scans as a table, or as cards if there is not enough space, as on a tablet with the sidebar open. */
export function ScanTable({ jobs }: { jobs: readonly Job[] }) {
  return (
    <Card className="@container overflow-hidden">
      <table className="w-full text-left @max-2xl:block">
        <caption className="sr-only">{tableTexts.caption}</caption>
        <thead className="border-b text-small text-muted @max-2xl:sr-only">
          <tr>
            <th scope="col" className="px-5 py-3 font-medium">
              {tableTexts.jobTitle}
            </th>
            <th scope="col" className="px-5 py-3 font-medium">
              {tableTexts.company}
            </th>
            <th scope="col" className="px-5 py-3 font-medium whitespace-nowrap">
              {tableTexts.matchScore}
            </th>
            <th scope="col" className="px-5 py-3 text-right font-medium">
              {tableTexts.action}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y @max-2xl:block">
          {jobs.map((job) => (
            <Row key={job._id} job={job} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}
