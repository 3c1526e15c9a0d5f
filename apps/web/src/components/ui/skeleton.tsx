import { cn } from '@/lib/cn';

/** Placeholder with the shape of the content; appears only after a delay. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-late bg-line/70', className)} />;
}
