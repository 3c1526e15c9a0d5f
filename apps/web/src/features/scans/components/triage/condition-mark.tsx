import { type Highlights } from '@rolefit/contracts';
import { Check, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { type ConditionState, leadingCondition } from '../../triage/row-words';
import { texts } from '../../triage/texts';

export const conditionLooks: Readonly<
  Record<ConditionState, { icon: LucideIcon; className: string }>
> = {
  met: { icon: Check, className: 'text-accent' },
  'not-met': { icon: CircleX, className: 'text-danger' },
  unknown: { icon: CircleHelp, className: 'text-ink' },
};

function words({ state, name }: { state: ConditionState; name: string }): string {
  if (state === 'met') return texts.conditionsMet;
  return state === 'not-met' ? texts.contradicts(name) : texts.asks(name);
}

/** The conditions of a posting in one line: the one that decides most. */
export function ConditionMark({ highlights }: { highlights: Highlights }) {
  const leading = leadingCondition(highlights);
  if (!leading) return null;
  const { icon: Icon, className } = conditionLooks[leading.state];
  const text = words(leading);
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-small" title={text}>
      <Icon aria-hidden="true" className={`size-4 shrink-0 ${className}`} />
      <span className="min-w-0 truncate">{text}</span>
      {leading.state !== 'met' && leading.others > 0 && (
        <span className="numbers text-muted">
          <span aria-hidden="true">{texts.more(leading.others)}</span>
          <span className="sr-only">{texts.others(leading.others)}</span>
        </span>
      )}
    </span>
  );
}
