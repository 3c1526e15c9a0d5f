import { type Job } from '@rolefit/contracts';
import { texts } from './texts';

/** The last scans, with their score as soon as there is one; each leads to the web client. */
export function LastScans({ server, scans }: { server: string; scans: readonly Job[] | null }) {
  if (scans === null) return null;
  return (
    <section className="space-y-2">
      <h2 className="font-medium">{texts.lastScans}</h2>
      {scans.length === 0 && <p className="text-small text-muted">{texts.noScans}</p>}
      <ul className="space-y-1">
        {scans.map(({ _id, title, companyName, status, score }) => (
          <li key={_id} className="flex items-baseline justify-between gap-2 text-small">
            <a href={`${server}/job-match/${_id}`} target="_blank" rel="noreferrer" className="hover:underline">
              {title ?? companyName}
            </a>
            <span className="shrink-0 tabular-nums">{score ? `${score.overallScore}%` : texts.statuses[status]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
