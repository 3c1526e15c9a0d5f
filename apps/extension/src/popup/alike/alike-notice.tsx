import { type Job, type ScanLookup } from '@rolefit/contracts';
import { scanName } from '../lists/scan-name';
import { texts } from '../texts';
import { likenessText, outcomeText } from './earlier-scan';

interface AlikeNoticeProps {
  server: string;
  alike: ScanLookup['alike'];
  /** The current recent scans. */
  scans: readonly Job[] | null;
}

/** Earlier scans of this posting, or of a similar one on another site for the user to compare. */
export function AlikeNotice({ server, alike, scans }: AlikeNoticeProps) {
  if (alike.length === 0) return null;
  return (
    <ul className="space-y-2">
      {alike.slice(0, 2).map(({ likeness, job: found }) => {
        const job = scans?.find(({ _id }) => _id === found._id) ?? found;
        return (
          <li
            key={job._id}
            className="flex items-center gap-3 rounded-card border bg-surface p-3 text-small"
          >
            <div className="min-w-0 flex-1">
              <p className="font-medium">{likenessText({ likeness, job })}</p>
              <p className="text-muted tabular-nums">{outcomeText(job)}</p>
            </div>
            <a
              href={`${server}/job-match/${job._id}`}
              target="_blank"
              rel="noreferrer"
              aria-label={texts.openScan(scanName(job))}
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
