import { type Job } from '@rolefit/contracts';
import { scoreWord } from '../score';
import { texts } from '../texts';
import { scanName } from './scan-name';

function Outcome({ status, score, failure }: Job) {
  if (status === 'completed' && score) {
    return (
      <span className="shrink-0 text-right tabular-nums">
        <span className="text-muted">{scoreWord(score.overallScore)}</span>{' '}
        <span className="font-semibold">{texts.percent(score.overallScore)}</span>
      </span>
    );
  }
  return (
    <span
      title={failure?.message}
      className={`max-w-36 shrink-0 text-right ${status === 'failed' ? 'text-danger' : 'text-muted'}`}
    >
      {texts.statuses[status]}
    </span>
  );
}

/** The web client has the others. */
const shown = 3;

/** Recent scans with their scores, each linking to the web client. */
export function LastScans({ server, scans }: { server: string; scans: readonly Job[] | null }) {
  if (scans === null) return null;
  return (
    <section aria-labelledby="last-scans" className="space-y-1">
      <h2 id="last-scans" className="font-medium">
        {texts.lastScans}
      </h2>
      {scans.length === 0 && <p className="text-small text-muted">{texts.noScans}</p>}
      <ul className="-mx-2" aria-live="polite">
        {scans.slice(0, shown).map((scan) => (
          <li key={scan._id}>
            <a
              href={`${server}/job-match/${scan._id}`}
              target="_blank"
              rel="noreferrer"
              className="flex items-center justify-between gap-3 rounded-control px-2 py-1 text-small hover:bg-accent-soft"
            >
              <span className="min-w-0 flex-1 truncate">
                <span className="font-medium">{scanName(scan)}</span>
                {scan.title !== null && <span className="text-muted"> {scan.companyName}</span>}
              </span>
              <Outcome {...scan} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
