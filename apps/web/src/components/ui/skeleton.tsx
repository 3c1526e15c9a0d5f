import { cn } from '@/lib/cn';

/** The shape of what is coming; appears only when it takes a moment. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-late bg-line/70', className)} />;
}
