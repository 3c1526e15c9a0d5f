import { lazy, Suspense, useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useCreateAccessToken } from '../api/access-tokens';
import { texts } from '../texts';

// Lazy: rarely opened.
const CreateToken = lazy(async () => ({
  default: (await import('./create-token')).CreateToken,
}));

/** The button that opens the dialog, in which a token is created and then shown once. */
export function CreateTokenDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const create = useCreateAccessToken();
  const change = (isToOpen: boolean) => {
    setIsOpen(isToOpen);
    // Closing the dialog discards the token.
    if (!isToOpen) create.reset();
  };
  const { title, text } = create.data ? texts.shown : texts.form;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <Button variant="outline" size="small">
          <Plus aria-hidden="true" /> {texts.create}
        </Button>
      }
      title={title}
      description={text}
      size="text"
    >
      <Suspense>
        <CreateToken create={create} onClose={() => change(false)} />
      </Suspense>
    </Dialog>
  );
}
