import { type ReactNode, useId } from 'react';
import { texts } from '../texts';

interface FieldProps {
  label: string;
  /** Message of the field's error; an error without one reads as the specification says. */
  error?: { message?: string | undefined } | undefined;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Gets what ties the control to its label and messages. */
  children: (control: { id: string; 'aria-invalid': boolean; 'aria-describedby': string }) => ReactNode;
}

/** A control with its label above and its message below. */
export function Field({ label, error, hint, isOptional = false, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="flex items-baseline justify-between text-small font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted">{texts.optional}</span>}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': noteId })}
      <div id={noteId} className="flex min-h-5 justify-between gap-4 text-small">
        <span role={error ? 'alert' : undefined} className="text-danger">
          {error && (error.message || texts.fieldInvalid)}
        </span>
        {hint && <span className="text-right text-muted">{hint}</span>}
      </div>
    </div>
  );
}
