import { type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: string;
  hint?: ReactNode;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A box to tick, with its label beside it. */
export function Checkbox({ label, hint, isChecked, isDisabled = false, onChange }: CheckboxProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent pointer-coarse:mt-0 pointer-coarse:size-5"
      />
      <div className={isDisabled ? 'text-muted' : undefined}>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={hintId} className="text-small text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
