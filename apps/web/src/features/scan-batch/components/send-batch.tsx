import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { type BatchItem, readyItems } from '../batch-item';
import { texts } from '../texts';

interface SendBatchProps {
  /** What the server does not have yet. */
  items: readonly BatchItem[];
  isPending: boolean;
  /** Why the last try came to nothing; null where it did not. */
  failure: string | null;
  onSend: () => void;
}

/** Sends what can be sent, and says what cannot yet. */
export function SendBatch({ items, isPending, failure, onSend }: SendBatchProps) {
  const ready = readyItems(items).length;
  const wrong = items.length - ready;
  return (
    <div className="space-y-4">
      {failure !== null && (
        <Alert variant="destructive" title={texts.failed}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button disabled={isPending || ready === 0} onClick={onSend}>
          <PendingLabel isPending={isPending} pending={texts.sending}>
            {texts.send(ready)}
          </PendingLabel>
        </Button>
        {wrong > 0 && <p className="text-small text-muted">{texts.toCorrect(wrong)}</p>}
      </div>
    </div>
  );
}
