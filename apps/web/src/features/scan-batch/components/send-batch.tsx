import { type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { paths } from '@/lib/paths';
import { screenTitles } from '@/lib/texts';
import { type BatchItem, isDone, readyItems } from '../batch-item';
import { texts } from '../texts';

interface SendBatchProps {
  items: readonly BatchItem[];
  /** Where it says what came of it. */
  outcome: RefObject<HTMLDivElement | null>;
  isPending: boolean;
  /** Why the last try came to nothing; null where it did not. */
  failure: string | null;
  onSend: () => void;
}

/** What became of those that were sent. */
function Outcome({ items }: { items: readonly BatchItem[] }) {
  const count = (outcome: 'accepted' | 'already-there' | 'refused') => items.filter(({ answer }) => answer?.outcome === outcome).length;
  return (
    <Alert title={texts.outcome(count('accepted'), count('already-there'), count('refused'))}>
      <p>{items.every(isDone) ? texts.outcomeDone : texts.outcomeLeft}</p>
    </Alert>
  );
}

/** Sends what can be sent, says what came of it, and leads on to the matches. */
export function SendBatch({ items, outcome, isPending, failure, onSend }: SendBatchProps) {
  const ready = readyItems(items).length;
  const done = items.filter(isDone).length;
  const left = items.length - done - ready;
  return (
    <div className="space-y-4">
      <div ref={outcome} tabIndex={-1} aria-live="polite" className="rounded-control empty:hidden">
        {items.some(({ answer }) => answer !== null) && <Outcome items={items} />}
      </div>
      {failure !== null && (
        <Alert variant="destructive" title={texts.failed}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {(ready > 0 || done === 0) && (
          <Button disabled={isPending || ready === 0} onClick={onSend}>
            <PendingLabel isPending={isPending} pending={texts.sending}>
              {texts.send(ready)}
            </PendingLabel>
          </Button>
        )}
        {done > 0 && (
          <Button asChild variant={ready > 0 ? 'outline' : 'primary'}>
            <Link to={paths.jobMatch} state={{ title: screenTitles.jobMatch }}>
              {texts.toMatches}
            </Link>
          </Button>
        )}
        {left > 0 && <p className="text-small text-muted">{texts.toCorrect(left)}</p>}
      </div>
    </div>
  );
}
