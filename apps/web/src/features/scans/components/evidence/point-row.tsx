import { type MatchPoint } from '@rolefit/contracts';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/lib/cn';
import { type Evidence, type PointEvidence, stateOf } from '../../evidence';
import { PointSign } from './point-sign';
import { QuotePair } from './quote-pair';
import { texts } from './texts';

interface PointRowProps {
  evidence: PointEvidence;
  /** The recommendation for this point. */
  advice: string | undefined;
  /** Controls for this point, shown while it is selected. */
  action?: ReactNode;
  isActive: boolean;
  /** Whether it is the one row that Tab reaches; arrow keys lead to the others. */
  isTabStop: boolean;
  hasInlineQuotes: boolean;
  onSelect: (key: string) => void;
}

/** Hover delay, so that a pointer passing over the rows selects nothing. */
const hoverDelayMs = 90;

/** The requirement, how much it is asked for, and what the verdict rests on. */
function Words({ point }: { point: MatchPoint }) {
  const { label, kind, importance, verdict, by } = point;
  return (
    <span className="min-w-0 flex-1 break-words">
      <span className="font-medium">{label}</span>
      <span className="block text-small text-muted">
        <span className="sr-only">{texts.states[stateOf(point)]}, </span>
        {texts.asked(kind === 'duty' ? texts.duty : texts.importance[importance], verdict, by)}
      </span>
    </span>
  );
}

/** Points earned of those possible; in words where both round to none. */
function Share({ point: { points, pointsPossible } }: { point: MatchPoint }) {
  if (pointsPossible === 0)
    return <span className="text-small whitespace-nowrap text-muted">{texts.underOne}</span>;
  return (
    <span className="numbers text-small whitespace-nowrap">
      <span className="font-semibold">{points}</span>
      <span className="text-muted">{texts.outOf(pointsPossible)}</span>
      <span className="sr-only"> {texts.pointsUnit}</span>
    </span>
  );
}

/** One judged requirement: sign, words, points. Hover, focus or press highlights its lines. */
export function PointRow({
  evidence,
  advice,
  action,
  isActive,
  isTabStop,
  hasInlineQuotes,
  onSelect,
}: PointRowProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, point } = evidence;
  return (
    <li
      className={cn(
        'scroll-my-24 rounded-control transition-colors duration-150',
        isActive && 'bg-accent-soft',
      )}
    >
      <button
        type="button"
        data-roving
        tabIndex={isTabStop ? 0 : -1}
        aria-expanded={isActive}
        onClick={() => onSelect(key)}
        onFocus={() => onSelect(key)}
        // Not on pointer enter: a row that scrolls under a resting pointer must not take the highlight from the focused one.
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || isActive) return;
          const focused = document.activeElement;
          timer.current ??= setTimeout(() => {
            timer.current = undefined;
            // A row that was focused meanwhile keeps the highlight.
            if (document.activeElement === focused) onSelect(key);
          }, hoverDelayMs);
        }}
        onPointerLeave={() => {
          clearTimeout(timer.current);
          timer.current = undefined;
        }}
        className="flex w-full items-start gap-3 rounded-control px-3 py-2 text-left -outline-offset-2 pointer-coarse:min-h-11"
      >
        <PointSign state={stateOf(point)} />
        <Words point={point} />
        <Share point={point} />
      </button>
      {isActive && (
        <div className="animate-appear space-y-3 px-3 pb-3 pl-11 break-words">
          <p>{point.reason}</p>
          {hasInlineQuotes && <QuotePair evidence={evidence} />}
          {advice !== undefined && (
            <p className="text-muted">
              <span className="font-medium">{texts.whatHelps}</span> {advice}
            </p>
          )}
          {action}
        </div>
      )}
    </li>
  );
}

/** Selected evidence that earns no points, such as a licence: shown above the points while it is selected. */
export function LooseRow({
  evidence,
  hasInlineQuotes,
}: {
  evidence: Evidence;
  hasInlineQuotes: boolean;
}) {
  return (
    <section aria-label={texts.outsidePoints} className="space-y-1">
      <h3 className="px-3 text-small text-muted">{texts.outsidePoints}</h3>
      <div
        data-loose
        tabIndex={-1}
        className="scroll-my-24 space-y-3 rounded-control bg-accent-soft px-3 py-2"
      >
        <p className="font-medium break-words">{evidence.label}</p>
        {hasInlineQuotes ? (
          <QuotePair evidence={evidence} />
        ) : (
          evidence.statedByUser !== undefined && <p>{texts.youStated(evidence.statedByUser)}</p>
        )}
      </div>
    </section>
  );
}
