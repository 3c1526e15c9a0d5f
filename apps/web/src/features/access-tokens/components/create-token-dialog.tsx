import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { CreateDialog } from '@/components/ui/create-dialog';
import { useCreateAccessToken } from '../api/access-tokens';
import { texts } from '../texts';

// Lazy: rarely opened.
const CreateToken = lazy(async () => ({
  default: (await import('./create-token')).CreateToken,
}));

/** The button that opens the dialog, in which a token is created and then shown once. */
export function CreateTokenDialog() {
  const create = useCreateAccessToken();
  return (
    <CreateDialog
      icon={Plus}
      label={texts.create}
      heading={create.data ? texts.shown : texts.form}
      onClose={create.reset}
    >
      {(close) => <CreateToken create={create} onClose={close} />}
    </CreateDialog>
  );
}
