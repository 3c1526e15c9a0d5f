import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';
import { Slot } from './slot';

const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-4',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong',
        outline:
          'border border-control/60 bg-surface text-ink hover:border-control enabled:hover:bg-sunken [a&]:hover:bg-sunken',
        quiet: 'text-ink enabled:hover:bg-accent-soft [a&]:hover:bg-accent-soft',
        outlineDanger:
          'border border-control/60 bg-surface text-danger hover:border-control enabled:hover:bg-danger-soft',
        danger: 'bg-danger text-on-danger enabled:hover:opacity-90',
      },
      size: {
        small: 'h-9 px-3 text-small pointer-coarse:h-11',
        medium: 'h-10 px-4 text-body pointer-coarse:h-11',
        large: 'h-12 px-6 text-body',
        icon: 'size-9 pointer-coarse:size-11',
      },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Renders the only child as the button, for links. */
  asChild?: boolean;
}

export function Button({
  className,
  variant,
  size,
  asChild = false,
  type = 'button',
  ...props
}: ButtonProps) {
  const styles = cn(buttonStyles({ variant, size }), className);
  return asChild ? (
    <Slot className={styles} {...props} />
  ) : (
    <button type={type} className={styles} {...props} />
  );
}
