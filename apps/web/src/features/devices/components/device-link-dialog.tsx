import { Smartphone } from 'lucide-react';
import { lazy } from 'react';
import { CreateDialog } from '@/components/ui/create-dialog';
import { useCreateDeviceLink } from '../api/devices';
import { texts as allTexts } from '../texts';

const { link: texts } = allTexts;

// Lazy: rarely opened.
const DeviceLink = lazy(async () => ({
  default: (await import('./device-link')).DeviceLink,
}));

/** The button that creates a link for another device, and the dialog that shows it once. */
export function DeviceLinkDialog() {
  const create = useCreateDeviceLink();
  return (
    <CreateDialog
      icon={Smartphone}
      label={texts.create}
      heading={texts}
      onOpen={() => create.mutate()}
      onClose={create.reset}
    >
      {(close) => <DeviceLink create={create} onClose={close} />}
    </CreateDialog>
  );
}
