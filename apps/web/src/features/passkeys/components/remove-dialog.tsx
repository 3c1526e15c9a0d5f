import { type Passkey } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorText } from '@/lib/error-text';
import { useRemovePasskey } from '../api/passkeys';
import { texts } from '../texts';

interface RemoveDialogProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms that a passkey is removed. Stays open until it is, and shows errors. */
export function RemoveDialog({ passkey, onClose, onDone }: RemoveDialogProps) {
  const remove = useRemovePasskey(onDone);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.removeTitle(passkey.name)}
      description={texts.removeText}
      action={texts.remove}
      pendingAction={texts.removing}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(passkey)}
    >
      {remove.isError && <Alert variant="destructive">{errorText(remove.error)}</Alert>}
    </ConfirmDialog>
  );
}
