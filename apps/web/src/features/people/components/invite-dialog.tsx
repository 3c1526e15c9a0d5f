import { UserPlus } from 'lucide-react';
import { lazy } from 'react';
import { CreateDialog } from '@/components/ui/create-dialog';
import { useCreateInvitation } from '../api/people';
import { texts } from '../texts';

// Lazy: rarely opened.
const Invite = lazy(async () => ({ default: (await import('./invite')).Invite }));

/** The button that opens the dialog, in which an invitation is created and its link then shown once. */
export function InviteDialog() {
  const create = useCreateInvitation();
  return (
    <CreateDialog
      icon={UserPlus}
      label={texts.invite}
      heading={create.data ? texts.shown : texts.form}
      onClose={create.reset}
    >
      {(close) => <Invite create={create} onClose={close} />}
    </CreateDialog>
  );
}
