import { type KeyboardEvent, type ReactNode } from 'react';
import { type Evidence, groupPoints, type PointEvidence } from '../../evidence';
import { moveWithin } from './move-within';
import { PointGroupSection } from './point-group';
import { LooseRow } from './point-row';
import { texts } from './texts';

export interface PointListProps {
  points: readonly PointEvidence[];
  /** Recommendations; points refer to them by index. */
  recommendations: readonly string[];
  active: Evidence | null;
  hasInlineQuotes: boolean;
  onSelect: (key: string) => void;
  actionOf?: ((evidence: PointEvidence) => ReactNode) | undefined;
}

/** All points by what was found; they add up to the overall score. Tab reaches one row, arrow keys the others. */
export function PointList(props: PointListProps) {
  const { points, active, hasInlineQuotes } = props;
  const isLoose = active !== null && !points.some(({ key }) => key === active.key);
  if (points.length === 0 && !isLoose) return <p className="px-3 text-muted">{texts.noPoints}</p>;
  const groups = groupPoints(points);
  const tabStop =
    isLoose || active === null ? groups.flatMap((group) => group.points)[0]?.key : active.key;
  return (
    <div
      className="space-y-5"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => moveWithin(event, '[data-roving]')}
    >
      {isLoose && <LooseRow evidence={active} hasInlineQuotes={hasInlineQuotes} />}
      {groups.map((group) => (
        <PointGroupSection key={group.state} {...props} group={group} tabStop={tabStop} />
      ))}
    </div>
  );
}
