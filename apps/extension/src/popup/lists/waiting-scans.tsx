import { useState } from 'react';
import { sendMessage } from '@/lib/send-message';
import { quietButton } from '@/lib/control-styles';
import { type BackgroundState, type OutboxItem } from '@/messages';
import { texts } from '../texts';
import { CorrectScan } from './correct-scan';
import { scanName } from './scan-name';

function WaitingScan({ item }: { item: OutboxItem }) {
  const [isOpen, setIsOpen] = useState(false);
  const { jobId, scan, problem, state } = item;
  const name = scanName(scan);
  if (isOpen) return <CorrectScan item={item} onDone={() => setIsOpen(false)} />;
  return (
    <div className="flex items-start gap-1 text-small">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="line-clamp-2 font-medium">{name}</p>
        {state === 'refused' && <p className="text-danger">{texts.refused}</p>}
        {problem && (
          <p className={state === 'refused' ? 'text-danger' : 'text-muted'}>{problem.message}</p>
        )}
      </div>
      {state === 'refused' && (
        <button
          type="button"
          className={quietButton}
          aria-label={texts.correctNamed(name)}
          onClick={() => setIsOpen(true)}
        >
          {texts.correct}
        </button>
      )}
      <button
        type="button"
        className={quietButton}
        aria-label={texts.removeNamed(name)}
        onClick={() => void sendMessage('outbox.remove', { jobId })}
      >
        {texts.remove}
      </button>
    </div>
  );
}

/** Scans in the outbox, with the reason why they wait. */
export function WaitingScans({ outbox, hold }: Pick<BackgroundState, 'outbox' | 'hold'>) {
  if (outbox.length === 0) return null;
  return (
    <section aria-labelledby="waiting-scans" className="space-y-1">
      <div className="flex items-center justify-between">
        <h2 id="waiting-scans" className="font-medium">
          {texts.waiting}
        </h2>
        <button
          type="button"
          className={`${quietButton} -mr-2`}
          onClick={() => void sendMessage('outbox.send', {})}
        >
          {texts.sendNow}
        </button>
      </div>
      <p role="status" className="text-small text-muted">
        {texts.waitingCount(outbox.length)} {hold}
      </p>
      <ul>
        {outbox.map((item) => (
          <li key={item.jobId}>
            <WaitingScan item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
