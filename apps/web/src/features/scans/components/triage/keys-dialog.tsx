import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Dialog } from '@/components/ui/dialog';
import { areSingleKeysOn, setSingleKeys } from '../../triage/single-keys';
import { texts } from '../../triage/texts';

interface KeysDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The keys of the list, and a switch for those that work on the whole screen. */
export function KeysDialog({ isOpen, onOpenChange }: KeysDialogProps) {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setIsOn(next);
  };
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
      <div className="space-y-5 overflow-y-auto p-5">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
          {texts.keyNames.map(({ key, meaning }) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-8 rounded-control border bg-sunken px-2 text-center text-small">
                  {key}
                </kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <Checkbox label={texts.keysOn} isChecked={isOn} onChange={change} />
      </div>
    </Dialog>
  );
}
