import { type LinkVerdict, type MatchPoint } from '@rolefit/contracts';
import { Check, EqualApproximately, type LucideIcon, Minus, X } from 'lucide-react';
import { cn } from '@/lib/cn';
import { texts } from './texts';

const icons = {
  shown: Check,
  partly: EqualApproximately,
  'not-found': Minus,
  contradicted: X,
} as const satisfies Record<LinkVerdict, LucideIcon>;

/** Matches of earlier judges have no verdicts; their signs follow from the credit and have words for screen readers only. */
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
export function PointSign({ point }: { point: MatchPoint }) {
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
