import { cn } from '@/lib/cn';

interface ProgressProps {
  /** Percent; null if indeterminate. */
  value: number | null;
  label: string;
  className?: string;
  /** Class of the filled part. */
  barClassName?: string;
}

/** A thin bar. */
export function Progress({ value, label, className, barClassName = 'bg-accent' }: ProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value === null ? {} : { 'aria-valuenow': Math.round(value) })}
      className={cn('h-1.5 overflow-hidden rounded-full bg-line', className)}
    >
      {value === null ? (
        <div className={cn('h-full w-1/3 animate-bar rounded-full', barClassName)} />
      ) : (
        <div
          className={cn('h-full rounded-full transition-[width] duration-200', barClassName)}
          style={{ width: `${value}%` }}
        />
      )}
    </div>
  );
}
