import { type PersonalToken } from '@rolefit/contracts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useRevokeAccessToken } from '../api/access-tokens';
import { texts } from '../texts';

interface RevokeDialogProps {
  token: PersonalToken;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the user to confirm that a token is revoked. */
export function RevokeDialog({ token, onClose, onDone }: RevokeDialogProps) {
  const revoke = useRevokeAccessToken(onDone);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.revokeTitle(token.name)}
      description={texts.revokeText}
      action={texts.revoke}
      pendingAction={texts.revoking}
      isPending={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate(token)}
    />
  );
}
