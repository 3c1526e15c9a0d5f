import { ask } from '@/lib/ask';
import { quietButton } from '@/lib/control-styles';
import { type BackgroundState } from '@/messages';
import { texts } from './texts';

/** What has not reached the server yet, and why. */
export function WaitingScans({ outbox, hold }: Pick<BackgroundState, 'outbox' | 'hold'>) {
  if (outbox.length === 0) return null;
  return (
    <section className="space-y-2">
      <div className="flex items-baseline justify-between">
        <h2 className="font-medium">{texts.waiting}</h2>
        <button type="button" className={quietButton} onClick={() => void ask('outbox.send', {})}>
          {texts.sendNow}
        </button>
      </div>
      {hold && <p className="text-small text-muted">{hold}</p>}
      <ul className="space-y-1">
        {outbox.map(({ jobId, scan, problem }) => (
          <li key={jobId} className="flex items-baseline justify-between gap-2 text-small">
            <span>
              {scan.title ?? scan.companyName}
              {problem && <span className="block text-danger">{problem.message}</span>}
            </span>
            <button type="button" className={quietButton} onClick={() => void ask('outbox.remove', { jobId })}>
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
