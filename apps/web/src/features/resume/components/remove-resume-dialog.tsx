import { type NamedResume } from '@rolefit/contracts';
import { Alert } from '@/components/ui/alert';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { useRemoveResume } from '../api/change-resume';
import { texts } from '../texts';

const words = texts.several;

interface RemoveResumeDialogProps {
  named: NamedResume;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms that a resume is removed. Stays open until it is, and shows errors. */
export function RemoveResumeDialog({ named, onClose, onRemoved }: RemoveResumeDialogProps) {
  const remove = useRemoveResume(named.number);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(words.removed(named.name));
        onRemoved();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.removeTitle(named.name)}
      description={named.isDefault ? words.removeDefaultText : words.removeText}
      action={words.remove}
      pendingAction={words.removing}
      isPending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.isError && <Alert variant="destructive">{errorText(remove.error)}</Alert>}
    </ConfirmDialog>
  );
}
