import { type Job, type ScanLookup } from '@rolefit/contracts';
import { scanName } from '../lists/scan-name';
import { scoreWord } from '../score';
import { texts } from '../texts';

interface AlikeNoticeProps {
  server: string;
  alike: ScanLookup['alike'];
  /** The current recent scans. */
  scans: readonly Job[] | null;
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

function siteOf(url: string): string {
  return URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;
}

/** Earlier scans of this posting, or of a similar one on another site for the user to compare. */
export function AlikeNotice({ server, alike, scans }: AlikeNoticeProps) {
  if (alike.length === 0) return null;
  return (
    <ul className="space-y-2">
      {alike.slice(0, 2).map(({ likeness, job: found }) => {
        const job = scans?.find(({ _id }) => _id === found._id) ?? found;
        const name = scanName(job);
        return (
          <li
            key={job._id}
            className="flex items-center gap-3 rounded-card border bg-surface p-3 text-small"
          >
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {likeness === 'title'
                  ? texts.alike.title(name, siteOf(job.url))
                  : texts.alike[likeness]}
              </p>
              <p className="text-muted">
                {texts.when(day.format(new Date(job.createdAt)))}
                {' · '}
                <span className="tabular-nums">
                  {job.score
                    ? `${texts.percent(job.score.overallScore)} ${scoreWord(job.score.overallScore)}`
                    : texts.statuses[job.status]}
                </span>
              </p>
            </div>
            <a
              href={`${server}/job-match/${job._id}`}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.openScan(name)}
              className="shrink-0 rounded-control font-medium text-accent underline-offset-2 hover:underline"
            >
              {texts.open}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
