import { type Evidence } from '../../evidence';
import { texts } from '../../match/proof-texts';
import { texts as matchTexts } from '../../match/texts';
import { QuotedLine } from './quoted-line';

/** Conditions that the posting prefers; renders nothing if there are none. */
export function PreferredConditions({
  conditions,
  onSelect,
}: {
  conditions: readonly Evidence[];
  onSelect: (key: string) => void;
}) {
  if (conditions.length === 0) return null;
  return (
    <div className="space-y-1">
      <h3 className="font-medium">{texts.preferredConditions}</h3>
      <p className="text-muted">{texts.preferredConditionsLead}</p>
      <ul aria-label={texts.preferredConditions} className="divide-y">
        {conditions.map(({ key, label, postingQuote }) => (
          <li key={key} className="py-3">
            <button
              type="button"
              onClick={() => onSelect(key)}
              className="block w-full space-y-0.5 rounded-control text-left hover:text-accent-strong pointer-coarse:min-h-11"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-medium break-words">{label}</span>
                <span className="text-small text-muted">{texts.importance.preferred}</span>
              </span>
              <QuotedLine source={matchTexts.fromPosting} quote={postingQuote} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
