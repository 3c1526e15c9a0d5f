import {
  keysOf,
  limits,
  type ReadinessCheck,
  type WhatIf,
  type WhatIfScan,
} from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatAll } from '@/lib/format';
import { whatIfQuery } from '../api/get-what-if';
import { type Move, bestOfEach, effectOf, moveOf, rankOffersFor } from '../effects';
import { offerPhrase } from '../offer-name';
import { texts } from '../texts';
import { useOffers } from '../use-offers';
import { AddLinks } from './add-links';
import { WhatIfSwitches } from './what-if-switches';

const words = texts.ofMatch;
const shownMost = 8;

interface WhatIfOfMatchProps {
  scanId: string;
  /** Shows a score. */
  ring: (score: number) => ReactNode;
}

function changeOf({ before, after }: Move): string {
  return texts.change(before.overallScore, after.overallScore);
}

function Rules({ missed }: { missed: readonly ReadinessCheck['rule'][] }) {
  return (
    <ul className="space-y-1">
      {keysOf(words.rules).map((rule) => {
        const isMissed = missed.includes(rule);
        const Icon = isMissed ? X : Check;
        return (
          <li key={rule} className="flex items-center gap-2">
            <Icon
              aria-hidden="true"
              className={isMissed ? 'size-4 text-muted' : 'size-4 text-accent'}
            />
            {words.rules[rule][isMissed ? 'missed' : 'met']}
          </li>
        );
      })}
    </ul>
  );
}

function Loaded({
  whatIf,
  scan,
  ring,
}: Pick<WhatIfOfMatchProps, 'ring'> & { whatIf: WhatIf; scan: WhatIfScan }) {
  const ranked = useMemo(
    () => bestOfEach(rankOffersFor(scan, whatIf), whatIf).slice(0, shownMost),
    [scan, whatIf],
  );
  const { active, toggle, reset } = useOffers();
  const { before, after } = useMemo(() => moveOf(scan, whatIf, active), [scan, whatIf, active]);
  const others = useMemo(
    () => effectOf(whatIf, active).moves.filter((move) => move.scan !== scan).length,
    [scan, whatIf, active],
  );
  const on = [...active].flatMap((index) => whatIf.offers[index] ?? []);
  if (ranked.length === 0) return <p className="max-w-prose text-muted">{words.nothing}</p>;
  return (
    <div className="space-y-4">
      <WhatIfSwitches
        offers={whatIf.offers}
        shown={ranked.map(({ index, move }) => ({ index, hint: changeOf(move) }))}
        active={active}
        onToggle={toggle}
      />
      <p className="text-small text-muted">{texts.most(limits.whatIfTogether)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-dashed border-control p-4">
        {ring(after.overallScore)}
        <div className="min-w-56 flex-1 space-y-2">
          <div role="status" className="numbers space-y-1">
            <p className="text-lead font-medium">
              {on.length === 0
                ? words.asIs(after.overallScore)
                : words.asIf(
                    formatAll(on.map(offerPhrase)),
                    before.overallScore,
                    after.overallScore,
                  )}
            </p>
            {on.length > 0 && (
              <p>
                {after.readyToApply ? words.applicable : words.notApplicable}
                {others > 0 && <span className="block text-muted">{words.others(others)}</span>}
              </p>
            )}
          </div>
          <Rules missed={after.missed} />
        </div>
        {on.length > 0 && (
          <Button variant="outline" size="small" onClick={reset}>
            {texts.reset}
          </Button>
        )}
      </div>
      <AddLinks offers={on} />
    </div>
  );
}

/** How a match would change with what the user doesn't have. */
export function WhatIfOfMatch({ scanId, ring }: WhatIfOfMatchProps) {
  const { data, error, refetch } = useQuery(whatIfQuery(scanId));
  if (error && !data)
    return <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-5 text-accent" /> {texts.loading}
      </p>
    );
  const scan = data.scans.find(({ _id }) => _id === scanId);
  return scan ? (
    <Loaded whatIf={data} scan={scan} ring={ring} />
  ) : (
    <p className="max-w-prose text-muted">{words.nothing}</p>
  );
}
