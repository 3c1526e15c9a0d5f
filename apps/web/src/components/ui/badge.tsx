import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const badgeStyles = cva(
  'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-small font-medium [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        filled: 'border border-transparent bg-accent-soft text-accent-strong',
        solid: 'border border-transparent bg-accent text-on-accent',
        outline: 'border border-control/60 text-ink',
        quiet: 'border border-transparent bg-sunken text-muted',
      },
    },
    defaultVariants: { variant: 'filled' },
  },
);

/** A label for a kind or status. */
export function Badge({
  className,
  variant,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeStyles>) {
  return <span className={cn(badgeStyles({ variant }), className)} {...props} />;
}
