import { type Person } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { providersQuery } from '@/lib/providers';
import { useRemovePerson } from '../api/people';
import { nameOf } from '../name-of';
import { texts } from '../texts';

interface RemovePersonDialogProps {
  person: Person;
  onClose: () => void;
  onDone: () => void;
}

/** Asks the owner to confirm the removal of a guest, and says what will be deleted. */
export function RemovePersonDialog({ person, onClose, onDone }: RemovePersonDialogProps) {
  const remove = useRemovePerson(onDone);
  const { data: server } = useQuery(providersQuery);
  const name = nameOf(person);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.removeTitle(name)}
      description={texts.removeText(name, server?.retention.deletedAccountDays ?? null)}
      action={texts.remove}
      pendingAction={texts.removing}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(person)}
    />
  );
}
