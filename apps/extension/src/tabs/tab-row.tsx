import { type BackgroundState } from '@/messages';
import { likenessText, outcomeText, resultText } from '../popup/alike/earlier-scan';
import { scanName } from '../popup/lists/scan-name';
import { texts as popupTexts } from '../popup/texts';
import { type OpenTab } from './read-tabs';
import { texts } from './texts';

/** Outcome of queueing a tab's posting: its `jobId`, or the reason for a failure. */
export type Queued = { readonly jobId: string } | { readonly problem: string };

interface TabRowProps {
  tab: OpenTab;
  isChosen: boolean;
  queued: Queued | undefined;
  state: BackgroundState | null;
  onChoose: (isChosen: boolean) => void;
}

/** An earlier scan with its score and a link to it. */
function Before({ before, server }: { before: NonNullable<OpenTab['before']>; server: string }) {
  const { job } = before;
  return (
    <p className="pb-3 pl-7 text-small text-muted tabular-nums">
      {likenessText(before)} {outcomeText(job)}{' '}
      <a
        href={`${server}/job-match/${job._id}`}
        target="_blank"
        rel="noreferrer"
        aria-label={popupTexts.openScan(scanName(job))}
        className="font-medium text-accent underline underline-offset-2"
      >
        {popupTexts.open}
      </a>
    </p>
  );
}

function outcomeOf(
  queued: Queued,
  state: BackgroundState | null,
): { text: string; isBad: boolean } {
  if ('problem' in queued) return { text: queued.problem, isBad: true };
  const waiting = state?.outbox.find(({ jobId }) => jobId === queued.jobId);
  if (waiting?.state === 'refused')
    return { text: waiting.problem?.message ?? popupTexts.refused, isBad: true };
  const scan = state?.scans?.find(({ jobId }) => jobId === queued.jobId);
  if (scan) return { text: resultText(scan), isBad: scan.status === 'failed' };
  return { text: waiting || !state ? texts.queued : texts.sent, isBad: false };
}

/** One tab with its checkbox, the reason if it cannot be scanned, and the outcome. */
export function TabRow({ tab, isChosen, queued, state, onChoose }: TabRowProps) {
  const { title, site, scan, why, before, isDuplicate } = tab;
  const outcome = queued && outcomeOf(queued, state);
  const isDone = queued !== undefined && 'jobId' in queued;
  return (
    <li>
      <label className="flex items-start gap-3 py-3 has-enabled:cursor-pointer">
        <input
          type="checkbox"
          className="mt-1 size-4 accent-accent"
          checked={isChosen}
          disabled={scan === null || isDone}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="min-w-0 flex-1">
          <span className={`block font-medium ${scan === null ? 'text-muted' : ''}`}>{title}</span>
          <span className="block truncate text-small text-muted">
            {scan?.companyName ? `${scan.companyName} · ${site}` : site}
          </span>
          {why !== null && <span className="block text-small text-muted">{why}</span>}
          {isDuplicate && <span className="block text-small text-muted">{texts.twice}</span>}
        </span>
        {outcome && (
          <span
            className={`max-w-48 shrink-0 text-right text-small tabular-nums ${outcome.isBad ? 'text-danger' : 'text-muted'}`}
          >
            {outcome.text}
          </span>
        )}
      </label>
      {before && !isDone && <Before before={before} server={state?.server.origin ?? ''} />}
    </li>
  );
}
