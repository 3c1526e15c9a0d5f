import { Download } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { formatFileSize } from '@/lib/format';
import { useExportAccount } from '../api/export-account';
import { texts as allTexts } from '../texts';

const { data: texts } = allTexts;

/** Lets users download all of their data. */
export function DataExport() {
  const { start, stop, bytes, isPending, isDone, error } = useExportAccount();
  const button = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    stop();
    button.current?.focus();
  };
  // The Cancel button disappears when the download ends, so move the focus.
  const leaveFocus = useCallback(
    (canceller: HTMLButtonElement) => () => {
      if (document.activeElement === canceller) button.current?.focus();
    },
    [],
  );
  return (
    <Card className="space-y-4 p-6">
      <div className="space-y-1">
        <h2 className="text-lead font-semibold">{texts.title}</h2>
        <p className="max-w-prose text-muted">{texts.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={button}
          variant="outline"
          size="small"
          aria-disabled={isPending}
          onClick={isPending ? undefined : start}
        >
          <PendingLabel isPending={isPending} pending={texts.pending}>
            <Download aria-hidden="true" /> {texts.download}
          </PendingLabel>
        </Button>
        {isPending && (
          <Button ref={leaveFocus} variant="quiet" size="small" onClick={cancel}>
            {texts.cancel}
          </Button>
        )}
        {/* Not a live region: progress changes too often. Start and end are announced below. */}
        {isPending && bytes > 0 && (
          <p className="text-muted tabular-nums">{texts.soFar(formatFileSize(bytes))}</p>
        )}
        <p role="status" className="sr-only">
          {isPending ? texts.pending : isDone ? texts.done : ''}
        </p>
      </div>
      {isDone && <p aria-hidden="true">{texts.done}</p>}
      {error && (
        <Alert variant="destructive" title={texts.failed}>
          {errorText(error)}
        </Alert>
      )}
    </Card>
  );
}
