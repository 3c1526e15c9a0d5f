import { limits, type WhatIfOffer } from '@rolefit/contracts';
import { Switch } from '@/components/ui/switch';
import { offerName } from '../offer-name';
import { texts } from '../texts';

interface Shown {
  readonly index: number;
  readonly hint?: string;
}

interface WhatIfSwitchesProps {
  offers: readonly WhatIfOffer[];
  shown: readonly Shown[];
  active: ReadonlySet<number>;
  onToggle: (index: number) => void;
}

/** A switch for each offer. */
export function WhatIfSwitches({ offers, shown, active, onToggle }: WhatIfSwitchesProps) {
  const isFull = active.size >= limits.whatIfTogether;
  return (
    <ul aria-label={texts.switches} className="grid gap-2 sm:grid-cols-2 wide:grid-cols-3">
      {shown.map(({ index, hint }) => {
        const offer = offers[index];
        return (
          offer && (
            <li key={index} className="flex">
              <Switch
                label={offerName(offer)}
                {...(hint !== undefined && { hint })}
                isOn={active.has(index)}
                isDisabled={isFull && !active.has(index)}
                onToggle={() => onToggle(index)}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
