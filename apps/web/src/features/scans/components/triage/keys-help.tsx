import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { areSingleKeysOn, setSingleKeys } from '../../triage/single-keys';
import { texts } from '../../triage/keys-texts';

/** The keys of the list, and a switch for those that work on the whole screen. */
export function KeysHelp() {
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  const change = (next: boolean) => {
    setSingleKeys(next);
    setIsOn(next);
  };
  return (
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
  );
}
