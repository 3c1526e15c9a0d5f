import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { type PointEvidence, type PointGroup, sumOf } from '../../evidence';
import { type PointListProps } from './point-list';
import { PointRow } from './point-row';
import { texts } from './texts';

interface PointGroupProps extends PointListProps {
  group: PointGroup;
  /** Key of the row that Tab reaches; undefined if all rows are folded. */
  tabStop: string | undefined;
}

/** Points of one state: first those that matter, then the small ones, folded. */
export function PointGroupSection({ group, tabStop, ...list }: PointGroupProps) {
  const { state, points, small, earned, possible } = group;
  const { active, recommendations, hasInlineQuotes, onSelect, actionOf } = list;
  const [isUnfolded, setIsUnfolded] = useState(false);
  const listId = useId();
  const isOpen = isUnfolded || small.some(({ key }) => key === active?.key);
  const row = (evidence: PointEvidence) => {
    const { recommendation } = evidence.point;
    return (
      <PointRow
        key={evidence.key}
        evidence={evidence}
        advice={recommendation === undefined ? undefined : recommendations[recommendation]}
        action={actionOf?.(evidence)}
        isActive={evidence.key === active?.key}
        isTabStop={evidence.key === tabStop}
        hasInlineQuotes={hasInlineQuotes}
        onSelect={onSelect}
      />
    );
  };
  return (
    <section aria-label={texts.states[state]} className="space-y-1">
      <h3 className="flex justify-between px-3 text-small font-medium">
        {texts.states[state]}
        {possible > 0 && (
          <span className="numbers font-normal text-muted">{texts.share(earned, possible)}</span>
        )}
      </h3>
      {points.length > 0 && <ul>{points.map(row)}</ul>}
      {small.length > 0 && (
        <>
          <button
            type="button"
            data-roving
            tabIndex={tabStop === undefined ? 0 : -1}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsUnfolded(!isOpen)}
            className="flex w-full items-center gap-3 rounded-control px-3 py-1.5 text-left text-small text-muted -outline-offset-2 hover:text-ink pointer-coarse:min-h-11"
          >
            <ChevronRight
              className={`size-5 shrink-0 p-0.5 transition-transform duration-150 ${isOpen ? 'rotate-90' : ''}`}
              aria-hidden="true"
            />
            {texts.small(small.length, sumOf(small, 'pointsPossible'))}
          </button>
          <ul id={listId} hidden={!isOpen}>
            {isOpen && small.map(row)}
          </ul>
        </>
      )}
    </section>
  );
}
