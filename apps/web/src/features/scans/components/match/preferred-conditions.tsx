import { type ConditionRequirement } from '@rolefit/contracts';
import { conditionLabel } from '@rolefit/scoring';
import { texts } from '../../match/texts';
import { QuotedLine } from './quoted-line';

/** Those that the posting only prefers; a topic that it requires as well is judged instead. */
function preferredOf(conditions: readonly ConditionRequirement[]): ConditionRequirement[] {
  const required = new Set(
    conditions.filter((one) => one.importance === 'required').map(({ topic }) => topic),
  );
  const preferred = new Map<string, ConditionRequirement>();
  for (const one of conditions)
    if (!required.has(one.topic) && !preferred.has(conditionLabel(one)))
      preferred.set(conditionLabel(one), one);
  return [...preferred.values()];
}

/** Conditions that the posting prefers; renders nothing if there are none. */
export function PreferredConditions({
  conditions,
}: {
  conditions: readonly ConditionRequirement[];
}) {
  const preferred = preferredOf(conditions);
  if (preferred.length === 0) return null;
  return (
    <div className="space-y-1">
      <h3 className="font-medium">{texts.preferredConditions}</h3>
      <p className="text-small text-muted">{texts.preferredConditionsLead}</p>
      <ul aria-label={texts.preferredConditions} className="divide-y">
        {preferred.map((condition) => (
          <li key={conditionLabel(condition)} className="space-y-0.5 py-3">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium break-words">{conditionLabel(condition)}</span>
              <span className="text-small text-muted">{texts.importance.preferred}</span>
            </span>
            <QuotedLine source={texts.fromPosting} quote={condition.quote} />
          </li>
        ))}
      </ul>
    </div>
  );
}
