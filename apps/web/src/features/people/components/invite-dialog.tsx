import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useCreateInvitation } from '../api/people';
import { texts } from '../texts';

// Lazy: rarely opened.
const Invite = lazy(async () => ({ default: (await import('./invite')).Invite }));

/** The button that opens the dialog, in which an invitation is created and its link then shown once. */
export function InviteDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const create = useCreateInvitation();
  const change = (isToOpen: boolean) => {
    setIsOpen(isToOpen);
    // Closing the dialog discards the link.
    if (!isToOpen) create.reset();
  };
  const { title, text } = create.data ? texts.shown : texts.form;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <Button variant="outline" size="small">
          <UserPlus aria-hidden="true" /> {texts.invite}
        </Button>
      }
      title={title}
      description={text}
      size="text"
    >
      <Suspense>
        <Invite create={create} onClose={() => change(false)} />
      </Suspense>
    </Dialog>
  );
}
