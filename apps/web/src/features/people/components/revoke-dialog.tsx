import { type Invitation } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorText } from '@/lib/error-text';
import { useRevokeInvitation } from '../api/people';
import { texts } from '../texts';

interface RevokeDialogProps {
  invitation: Invitation;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms that an invitation is revoked. Stays open until it is, and shows errors. */
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
      onConfirm={() => revoke.mutate(invitation)}
    >
      {revoke.isError && <Alert variant="destructive">{errorText(revoke.error)}</Alert>}
    </ConfirmDialog>
  );
}
