import { limits, type WhatIf } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/select';
import { Spinner } from '@/components/ui/spinner';
import { formatAll } from '@/lib/format';
import { whatIfQuery } from '../api/get-what-if';
import { bestOfEach, effectOf, rankOffers, type RankedOffer } from '../effects';
import { offerName, offerPhrase } from '../offer-name';
import { texts } from '../texts';
import { useOffers } from '../use-offers';
import { AddLinks } from './add-links';
import { Movers } from './movers';
import { WhatIfSwitches } from './what-if-switches';

const shownAtFirst = 6;

interface OthersProps {
  whatIf: WhatIf;
  others: readonly RankedOffer[];
  isDisabled: boolean;
  onChoose: (index: number) => void;
}

/** The offers that have no switch yet. */
function Others({ whatIf, others, isDisabled, onChoose }: OthersProps) {
  const id = useId();
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <label htmlFor={id} className="text-small text-muted">
        {texts.other}
      </label>
      <Select
        id={id}
        className="min-w-56"
        value=""
        disabled={isDisabled}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        <option value="" disabled>
          {texts.choose}
        </option>
        {others.map(({ index }) => {
          const offer = whatIf.offers[index];
          return (
            offer && (
              <option key={index} value={index}>
                {offerName(offer)}
              </option>
            )
          );
        })}
      </Select>
    </p>
  );
}

function Loaded({ whatIf }: { whatIf: WhatIf }) {
  const ranked = useMemo(() => rankOffers(whatIf), [whatIf]);
  const { active, isFull, toggle, reset } = useOffers();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const effect = useMemo(() => effectOf(whatIf, active), [whatIf, active]);
  const first = bestOfEach(ranked, whatIf).slice(0, shownAtFirst);
  const isShown = (one: RankedOffer) => first.includes(one) || chosen.includes(one.index);
  const on = [...active].flatMap((index) => whatIf.offers[index] ?? []);
  if (ranked.length === 0) return <p className="max-w-prose text-muted">{texts.nothingToTry}</p>;
  return (
    <div className="space-y-5">
      <WhatIfSwitches
        offers={whatIf.offers}
        shown={ranked.filter(isShown).map((one) => ({ index: one.index, hint: texts.alone(one) }))}
        active={active}
        onToggle={toggle}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Others
          whatIf={whatIf}
          others={ranked.filter((one) => !isShown(one))}
          isDisabled={isFull}
          onChoose={(index) => {
            setChosen([...chosen, index]);
            toggle(index);
          }}
        />
        <p className="text-small text-muted">{texts.hint(whatIf.over, limits.whatIfTogether)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken px-4 py-3">
        <p role="status" className="numbers max-w-prose font-medium">
          {on.length === 0 ? texts.nothingOn : texts.result(formatAll(on.map(offerPhrase)), effect)}
        </p>
        {on.length > 0 && (
          <Button variant="outline" size="small" onClick={reset}>
            {texts.reset}
          </Button>
        )}
      </div>
      <Movers moves={effect.moves} />
      <AddLinks offers={on} />
    </div>
  );
}

/** How all scans would change with what the user doesn't have. */
export function WhatIfOverAll() {
  const { data, error, refetch } = useQuery(whatIfQuery(null));
  if (data) return <Loaded whatIf={data} />;
  return error ? (
    <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
  ) : (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
      <Spinner className="size-5 text-accent" /> {texts.loading}
    </p>
  );
}
