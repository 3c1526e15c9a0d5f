import { type Passkey } from '@rolefit/contracts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRemovePasskey } from '../api/passkeys';
import { texts } from '../texts';

interface RemoveDialogProps {
  passkey: Passkey;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the user to confirm the removal of a passkey. */
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
      error={remove.error}
      onConfirm={() => remove.mutate(passkey)}
    />
  );
}
