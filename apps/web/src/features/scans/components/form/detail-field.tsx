import { type ComponentProps, useId } from 'react';
import { FieldMessage, type FieldProblem } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

interface DetailFieldProps extends ComponentProps<'input'> {
  label: string;
  error: FieldProblem;
  isUrl: boolean;
  isFocused: boolean;
}

/** One detail while it is edited. */
export function DetailField({ label, error, isUrl, isFocused, ...input }: DetailFieldProps) {
  const id = useId();
  return (
    <div className="w-full space-y-1 sm:w-72">
      <label htmlFor={id} className="block text-small font-medium">
        {label}
      </label>
      <Input
        {...input}
        id={id}
        autoFocus={isFocused}
        autoComplete="off"
        inputMode={isUrl ? 'url' : 'text'}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      <FieldMessage id={`${id}-note`} error={error} />
    </div>
  );
}
