import { type MatchPoint } from '@rolefit/contracts';
import { Check, EqualApproximately, Minus } from 'lucide-react';
import { useRef } from 'react';
import { cn } from '@/lib/cn';
import { type PointEvidence } from '../../evidence';
import { QuotePair } from './quote-pair';

interface PointRowProps {
  evidence: PointEvidence;
  isActive: boolean;
  hasInlineQuotes: boolean;
  onSelect: (key: string) => void;
}

/** A pointer only passing by lights nothing up. */
const hoverDelayMs = 90;

function signOf(credit: number) {
  if (credit >= 1) return { icon: Check, word: 'Matched' };
  return credit > 0 ? { icon: EqualApproximately, word: 'Partly matched' } : { icon: Minus, word: 'Not found' };
}

/** Filled for what is required, outlined for what is preferred. */
function signStyle({ importance, credit }: MatchPoint): string {
  if (importance === 'preferred') return 'border border-control/70';
  return credit >= 1 ? 'bg-accent text-on-accent' : 'bg-line';
}

/** One judged requirement: sign, words, points. Hover, focus or press shows its lines. */
export function PointRow({ evidence, isActive, hasInlineQuotes, onSelect }: PointRowProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, point } = evidence;
  const { icon: Icon, word } = signOf(point.credit);
  return (
    <li className={cn('rounded-control transition-colors duration-150', isActive && 'bg-accent-soft')}>
      <button
        type="button"
        aria-expanded={isActive}
        onClick={() => onSelect(key)}
        onFocus={() => onSelect(key)}
        // Not on entering: a row that scrolls below a resting pointer must not take the light from the one that has the focus.
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
        className="flex w-full items-start gap-3 rounded-control px-3 py-2 text-left pointer-coarse:min-h-11"
      >
        <span className={cn('mt-0.5 grid size-5 place-items-center rounded-full', signStyle(point))}>
          <Icon className="size-3" aria-hidden="true" />
          <span className="sr-only">{word}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="font-medium">{point.label}</span> <span className="text-small text-muted">{point.importance}</span>
        </span>
        <span className="numbers text-small whitespace-nowrap">
          <span className="font-semibold">{point.points}</span>
          <span className="text-muted"> / {point.pointsPossible}</span>
          <span className="sr-only"> points</span>
        </span>
      </button>
      {isActive && (
        <div className="animate-appear space-y-3 px-3 pb-3 pl-11 text-small">
          <p>{point.reason}</p>
          {hasInlineQuotes && <QuotePair evidence={evidence} />}
        </div>
      )}
    </li>
  );
}
