import { Check, EqualApproximately, type LucideIcon, Minus } from 'lucide-react';
import { cn } from '@/lib/cn';
import { type FoundState } from '../../evidence';

const icons = {
  found: Check,
  partly: EqualApproximately,
  missing: Minus,
} as const satisfies Record<FoundState, LucideIcon>;

const looks = {
  found: 'bg-accent text-on-accent',
  partly: 'bg-accent-soft text-accent-strong',
  missing: 'border border-control/70',
} as const satisfies Record<FoundState, string>;

/** What was found, as a sign; its word is beside it. */
export function PointSign({ state }: { state: FoundState }) {
  const Icon = icons[state];
  return (
    <span className={cn('mt-0.5 grid size-5 place-items-center rounded-full', looks[state])}>
      <Icon className="size-3" aria-hidden="true" />
    </span>
  );
}
