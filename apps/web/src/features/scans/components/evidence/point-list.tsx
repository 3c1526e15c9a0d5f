import { subScoreTexts } from '@rolefit/scoring';
import { groupPoints, type PointEvidence } from '../../evidence';
import { PointRow } from './point-row';

interface PointListProps {
  points: readonly PointEvidence[];
  activeKey: string | null;
  hasInlineQuotes: boolean;
  onSelect: (key: string) => void;
}

/** All points by sub-score; they sum to the overall score. */
export function PointList({ points, activeKey, hasInlineQuotes, onSelect }: PointListProps) {
  return (
    <div className="space-y-5">
      {groupPoints(points).map(({ subScore, points: group, earned, possible }) => (
        <section key={subScore} aria-label={subScoreTexts[subScore].label} className="space-y-1">
          <h3 className="flex justify-between px-3 text-small text-muted">
            {subScoreTexts[subScore].label}
            <span className="numbers">
              {earned} / {possible}
            </span>
          </h3>
          <ul>
            {group.map((evidence) => (
              <PointRow key={evidence.key} evidence={evidence} isActive={evidence.key === activeKey} hasInlineQuotes={hasInlineQuotes} onSelect={onSelect} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
