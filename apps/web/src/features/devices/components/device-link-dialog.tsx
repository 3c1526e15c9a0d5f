import { Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useCreateDeviceLink } from '../api/devices';
import { texts as allTexts } from '../texts';

const { link: texts } = allTexts;

// Lazy: rarely opened.
const DeviceLink = lazy(async () => ({
  default: (await import('./device-link')).DeviceLink,
}));

/** The button that creates a link for another device, and the dialog that shows it once. */
export function DeviceLinkDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const create = useCreateDeviceLink();
  const change = (isToOpen: boolean) => {
    setIsOpen(isToOpen);
    if (isToOpen) create.mutate();
    // Closing the dialog discards the link.
    else create.reset();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <Button variant="outline" size="small">
          <Smartphone aria-hidden="true" /> {texts.create}
        </Button>
      }
      title={texts.title}
      description={texts.text}
      size="text"
    >
      <Suspense>
        <DeviceLink create={create} onClose={() => change(false)} />
      </Suspense>
    </Dialog>
  );
}
