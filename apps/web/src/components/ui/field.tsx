import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';
import { useContractSentences } from '@/lib/contract-sentences';
import { texts } from '../texts';

/** The error message of a field; an error without a message gets the specified default. */
export type FieldProblem = { message?: string | undefined } | undefined;

/** Attributes that connect a control with its label and messages. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
}

interface FieldProps {
  label: string;
  error?: FieldProblem;
  hint?: ReactNode;
  isOptional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A validation message of the contracts, in our language. A component of its own, because the hook downloads the translations and most fields have no error. */
export function ValidationText({ message }: { message: string }) {
  return useContractSentences().ofValidation(message);
}

/** A field's message, announced when it appears. Without one it takes no space, but its id exists for `aria-describedby`. */
export function FieldMessage({
  id,
  error,
  className,
}: {
  id: string;
  error: FieldProblem;
  className?: string;
}) {
  return (
    <p
      id={id}
      role={error ? 'alert' : undefined}
      className={cn('text-small text-danger empty:hidden', className)}
    >
      {error && (error.message ? <ValidationText message={error.message} /> : texts.fieldInvalid)}
    </p>
  );
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
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': hint ? `${noteId} ${id}-hint` : noteId,
      })}
      <div className="flex justify-between gap-4 text-small">
        <FieldMessage id={noteId} error={error} />
        {hint && (
          <span id={`${id}-hint`} className="ml-auto text-right text-muted">
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
