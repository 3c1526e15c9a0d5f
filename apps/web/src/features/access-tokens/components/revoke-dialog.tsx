import { type PersonalToken } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorText } from '@/lib/error-text';
import { useRevokeAccessToken } from '../api/access-tokens';
import { texts } from '../texts';

interface RevokeDialogProps {
  token: PersonalToken;
  onClose: () => void;
  onDone: () => void;
}

/** Confirms that a token is revoked. Stays open until it is, and shows errors. */
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
      onConfirm={() => revoke.mutate(token)}
    >
      {revoke.isError && <Alert variant="destructive">{errorText(revoke.error)}</Alert>}
    </ConfirmDialog>
  );
}
