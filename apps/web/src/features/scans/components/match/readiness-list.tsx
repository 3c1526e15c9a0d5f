import { type ReadinessCheck } from '@rolefit/contracts';
import { Check, Minus } from 'lucide-react';
import { texts } from '../../match/texts';

/** The conditions behind the badge, each with the remaining distance. */
export function ReadinessList({ checks }: { checks: readonly ReadinessCheck[] }) {
  return (
    <ul className="space-y-1.5">
      {checks.map(({ rule, isMet, text }) => {
        const Icon = isMet ? Check : Minus;
        return (
          <li key={rule} className="flex gap-2.5">
            <Icon
              className={`mt-0.5 size-4 ${isMet ? 'text-accent' : 'text-muted'}`}
              aria-hidden="true"
            />
            <span>
              <span className="sr-only">{isMet ? texts.ruleMet : texts.ruleNotMet} </span>
              {text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
