import { type LinkVerdict, type MatchPoint } from '@rolefit/contracts';
import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/cn';
import { type Evidence, type PointEvidence } from '../../evidence';
import { QuotePair } from './quote-pair';
import { texts } from './texts';

interface PointRowProps {
  evidence: PointEvidence;
  /** The recommendation for this point. */
  advice: string | undefined;
  isActive: boolean;
  hasInlineQuotes: boolean;
  onSelect: (key: string) => void;
}

/** Hover delay, so that a pointer passing over the rows selects nothing. */
const hoverDelayMs = 90;

const icons = {
  shown: Check,
  partly: EqualApproximately,
  'not-found': Minus,
  contradicted: X,
} as const satisfies Record<LinkVerdict, LucideIcon>;

/** Matches of former judges have no verdicts; their signs follow from the credit and have words for screen readers only. */
function formerSign({ credit }: MatchPoint) {
  if (credit >= 1) return { icon: Check, word: texts.matched };
  return credit > 0
    ? { icon: EqualApproximately, word: texts.partlyMatched }
    : { icon: Minus, word: texts.notFound };
}

/** Filled if required, outlined if preferred. */
function signStyle({ importance, verdict, credit }: MatchPoint): string {
  if (importance === 'preferred') return 'border border-control/70';
  const isShown = verdict === undefined ? credit >= 1 : verdict === 'shown';
  return isShown ? 'bg-accent text-on-accent' : 'bg-line';
}

/** The verdict as a sign. */
function Sign({ point }: { point: MatchPoint }) {
  const { verdict } = point;
  const { icon: Icon, word } =
    verdict === undefined ? formerSign(point) : { icon: icons[verdict], word: null };
  return (
    <span className={cn('mt-0.5 grid size-5 place-items-center rounded-full', signStyle(point))}>
      <Icon className="size-3" aria-hidden="true" />
      {word !== null && <span className="sr-only">{word}</span>}
    </span>
  );
}

/** The requirement, how much it is asked for, and the verdict on it. */
function Words({ point: { label, kind, importance, verdict, by } }: { point: MatchPoint }) {
  return (
    <span className="min-w-0 flex-1 break-words">
      <span className="font-medium">{label}</span>{' '}
      <span className="text-small text-muted">
        {kind === 'duty' ? texts.duty : texts.importance[importance]}
      </span>
      {verdict !== undefined && (
        <span className="block text-small text-muted">{texts.verdict(verdict, by)}</span>
      )}
    </span>
  );
}

/** One judged requirement: sign, words, points. Hover, focus or press highlights its lines. */
export function PointRow({ evidence, advice, isActive, hasInlineQuotes, onSelect }: PointRowProps) {
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
        aria-expanded={isActive}
        onClick={() => onSelect(key)}
        onFocus={() => onSelect(key)}
        // Not on pointer enter: a row that scrolls under a resting pointer must not take the highlight from the focused one.
        onPointerMove={(event) => {
          if (event.pointerType !== 'mouse' || isActive) return;
          timer.current ??= setTimeout(() => {
            timer.current = undefined;
            onSelect(key);
          }, hoverDelayMs);
        }}
        onPointerLeave={() => {
          clearTimeout(timer.current);
          timer.current = undefined;
        }}
        className="flex w-full items-start gap-3 rounded-control px-3 py-2 text-left -outline-offset-2 pointer-coarse:min-h-11"
      >
        <Sign point={point} />
        <Words point={point} />
        <span className="numbers text-small whitespace-nowrap">
          <span className="font-semibold">{point.points}</span>
          <span className="text-muted">{texts.outOf(point.pointsPossible)}</span>
          <span className="sr-only"> {texts.pointsUnit}</span>
        </span>
      </button>
      {isActive && (
        <div className="animate-appear space-y-3 px-3 pb-3 pl-11 text-small break-words">
          <p>{point.reason}</p>
          {hasInlineQuotes && <QuotePair evidence={evidence} />}
          {advice !== undefined && (
            <p className="text-muted">
              <span className="font-medium">{texts.whatHelps}</span> {advice}
            </p>
          )}
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
          <div className="text-small">
            <QuotePair evidence={evidence} />
          </div>
        ) : (
          evidence.statedByUser !== undefined && (
            <p className="text-small">{texts.youStated(evidence.statedByUser)}</p>
          )
        )}
      </div>
    </section>
  );
}
