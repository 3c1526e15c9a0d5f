import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const controlStyles =
  'w-full rounded-control border border-control bg-surface px-3 text-ink transition-colors duration-150 placeholder:text-muted aria-invalid:border-danger focus-visible:outline-offset-0 disabled:opacity-60 read-only:border-line read-only:bg-transparent pointer-coarse:text-base';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlStyles, 'h-10 pointer-coarse:h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(controlStyles, 'py-2.5', className)} {...props} />;
}
