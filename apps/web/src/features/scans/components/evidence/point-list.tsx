import { subScoreTexts } from '@rolefit/scoring';
import { type KeyboardEvent } from 'react';
import { type Evidence, groupPoints, type PointEvidence } from '../../evidence';
import { LooseRow, PointRow } from './point-row';
import { texts } from './texts';

interface PointListProps {
  points: readonly PointEvidence[];
  /** Recommendations; points refer to them by index. */
  recommendations: readonly string[];
  active: Evidence | null;
  hasInlineQuotes: boolean;
  onSelect: (key: string) => void;
}

function placeAfter(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(from + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Arrow keys move between points, in addition to Tab. */
function moveBetweenPoints(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll('button')];
  const from = rows.findIndex((row) => row === document.activeElement);
  const place = from < 0 ? null : placeAfter(event.key, from, rows.length);
  if (place === null) return;
  event.preventDefault();
  rows[place]?.focus();
}

/** All points by sub-score; they add up to the overall score. */
export function PointList({
  points,
  recommendations,
  active,
  hasInlineQuotes,
  onSelect,
}: PointListProps) {
  const isLoose = active !== null && !points.some(({ key }) => key === active.key);
  if (points.length === 0 && !isLoose)
    return <p className="px-3 text-small text-muted">{texts.noPoints}</p>;
  return (
    <div className="space-y-5" onKeyDown={moveBetweenPoints}>
      {isLoose && <LooseRow evidence={active} hasInlineQuotes={hasInlineQuotes} />}
      {groupPoints(points).map(({ subScore, points: group, earned, possible }) => (
        <section key={subScore} aria-label={subScoreTexts[subScore].label} className="space-y-1">
          <h3 className="flex justify-between px-3 text-small text-muted">
            {subScoreTexts[subScore].label}
            <span className="numbers">{texts.share(earned, possible)}</span>
          </h3>
          <ul>
            {group.map((evidence) => (
              <PointRow
                key={evidence.key}
                evidence={evidence}
                advice={
                  evidence.point.recommendation === undefined
                    ? undefined
                    : recommendations[evidence.point.recommendation]
                }
                isActive={evidence.key === active?.key}
                hasInlineQuotes={hasInlineQuotes}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
