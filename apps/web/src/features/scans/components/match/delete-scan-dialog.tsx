import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorText } from '@/lib/error-text';
import { useDeleteScan } from '../../api/delete-scan';
import { texts } from '../../match/texts';

/** Deletes a scan after a confirmation. */
export function DeleteScanDialog({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const deleteScan = useDeleteScan(id);
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" /> {texts.delete}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={texts.deleteTitle}
        description={texts.deleteText}
        action={texts.delete}
        pendingAction={texts.deleting}
        isPending={deleteScan.isPending}
        onConfirm={() => deleteScan.mutate(undefined, { onSuccess: onDeleted })}
      >
        {deleteScan.isError && <Alert variant="destructive">{errorText(deleteScan.error)}</Alert>}
      </ConfirmDialog>
    </>
  );
}
