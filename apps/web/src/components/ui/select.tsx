import { ChevronDown } from 'lucide-react';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The browser's own list of choices, in our shape. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative inline-flex', className)}>
      <select
        className="h-10 w-full appearance-none rounded-control border border-control bg-surface pr-8 pl-2.5 text-ink focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-base"
        {...props}
      >
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}
