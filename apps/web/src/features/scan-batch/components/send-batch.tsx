import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { type BatchItem, readyItems } from '../batch-item';
import { texts } from '../texts';

interface SendBatchProps {
  /** Postings that the server has not accepted. */
  items: readonly BatchItem[];
  isPending: boolean;
  /** Error of the last attempt, or null. */
  failure: string | null;
  onSend: () => void;
}

/** Sends the valid postings and counts the others. */
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
