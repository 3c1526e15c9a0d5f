import { type Invitation } from '@rolefit/contracts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRevokeInvitation } from '../api/people';
import { texts } from '../texts';

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the owner to confirm that an invitation is revoked. */
export function RevokeDialog({ invitation, onClose, onDone }: RevokeDialogProps) {
  const revoke = useRevokeInvitation(onDone);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.revokeTitle}
      description={texts.revokeText}
      action={texts.revoke}
      pendingAction={texts.revoking}
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(invitation)}
    />
  );
}
