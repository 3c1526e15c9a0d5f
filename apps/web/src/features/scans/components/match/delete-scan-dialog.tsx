import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useDeleteScan } from '../../api/delete-scan';
import { texts } from '../../match/texts';

interface DeleteScanDialogProps {
  id: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks the user to confirm the deletion of a scan. */
export function DeleteScanDialog({ id, onClose, onDeleted }: DeleteScanDialogProps) {
  const deleteScan = useDeleteScan(id);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.deleteTitle}
      description={texts.deleteText}
      action={texts.delete}
      pendingAction={texts.deleting}
      isPending={deleteScan.isPending}
      error={deleteScan.error}
      onConfirm={() => deleteScan.mutate(undefined, { onSuccess: onDeleted })}
    />
  );
}
