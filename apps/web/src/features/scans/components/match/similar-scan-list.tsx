import { type ScanLookup } from '@rolefit/contracts';
import { Card } from '@/components/ui/card';
import { formatFullDate, formatWhen } from '@/lib/format';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { texts as alikeTexts } from '../../match/alike-texts';
import { texts } from '../../match/texts';
import { postingName } from '../../posting-name';
import { scoreBandOf } from '../../score-band';
import { texts as scanTexts } from '../../texts';

function siteOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}

function AlikeScan({ likeness, job }: ScanLookup['alike'][number]) {
  const { _id: id, url, score, status, createdAt } = job;
  const name = postingName(job);
  return (
    <li className="flex items-baseline justify-between gap-x-6">
      <p className="min-w-0 break-words">
        {alikeTexts[likeness](siteOf(url))}
        <span className="text-muted">
          {' · '}
          <time dateTime={createdAt} title={formatFullDate(createdAt)}>
            {texts.scanned(formatWhen(createdAt))}
          </time>
          {' · '}
          <span className="tabular-nums">
            {score
              ? `${scanTexts.percent(score.overallScore)} ${scoreBandOf(score.overallScore).word}`
              : scanTexts.status[status]}
          </span>
        </span>
      </p>
      <Link
        to={paths.jobMatchDetail(id)}
        aria-label={scanTexts.viewNamed(name)}
        className="shrink-0 rounded-control font-medium text-accent underline underline-offset-2"
      >
        {scanTexts.view}
      </Link>
    </li>
  );
}

/** Scans of possibly the same posting. */
export function SimilarScanList({ alike }: Pick<ScanLookup, 'alike'>) {
  return (
    <Card role="region" aria-label={alikeTexts.heading} className="space-y-2 p-5">
      <h2 className="font-medium">{alikeTexts.heading}</h2>
      <ul className="space-y-2">
        {alike.map((each) => (
          <AlikeScan key={each.job._id} {...each} />
        ))}
      </ul>
    </Card>
  );
}
