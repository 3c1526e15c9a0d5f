import { Keyboard } from 'lucide-react';
import { lazy } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { texts } from '../../triage/texts';

const KeysHelp = lazy(async () => ({ default: (await import('./keys-help')).KeysHelp }));

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The button that opens the keys of the list. */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  return (
    <Dialog
      size="text"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.keysTitle}
      description={texts.keysIntro}
      trigger={
        <Button variant="quiet" size="small" className="max-sm:hidden">
          <Keyboard aria-hidden="true" /> {texts.keys}
        </Button>
      }
    >
      <KeysHelp />
    </Dialog>
  );
}
