import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** A surface that holds one thing. */
export function Card({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('rounded-card border bg-surface shadow-card', className)} {...props} />;
}
