import { type ReactNode, useId } from 'react';
import { ValidationText } from '@/components/ui/field';
import { cn } from '@/lib/cn';

interface RowFieldProps {
  /** Column name; the visible label if there are no columns. */
  label: string;
  /** Accessible label: the column name and the posting. */
  fullLabel: string;
  error: string | undefined;
  /** Hides the label, because the column header shows it. */
  isInColumn?: boolean;
  children: (control: {
    id: string;
    'aria-label': string;
    'aria-invalid': boolean;
    'aria-describedby'?: string;
  }) => ReactNode;
}

/** A field in a row of the list. */
export function RowField({ label, fullLabel, error, isInColumn = false, children }: RowFieldProps) {
  const id = useId();
  return (
    <div className="min-w-0 space-y-1">
      <span
        aria-hidden="true"
        className={cn('block text-small font-medium', isInColumn && '@min-[52rem]:hidden')}
      >
        {label}
      </span>
      {children({
        id,
        'aria-label': fullLabel,
        'aria-invalid': error !== undefined,
        ...(error === undefined ? {} : { 'aria-describedby': `${id}-error` }),
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-small text-danger">
          <ValidationText message={error} />
        </p>
      )}
    </div>
  );
}
