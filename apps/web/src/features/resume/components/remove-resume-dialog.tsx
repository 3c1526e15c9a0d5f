import { type NamedResume } from '@rolefit/contracts';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/lib/toast';
import { useRemoveResume } from '../api/change-resume';
import { texts } from '../texts';

const words = texts.several;

interface RemoveResumeDialogProps {
  named: NamedResume;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks the user to confirm the removal of a resume. */
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
      error={remove.error}
      onConfirm={confirm}
    />
  );
}
