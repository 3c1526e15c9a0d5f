import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/cn';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: () => void;
}

/** Something that takes effect at once, on or off. */
export function Switch({ label, hint, isOn, isDisabled = false, onToggle }: SwitchProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={id}
      aria-describedby={hint ? hintId : undefined}
      // Stays in the tab order, so that the focus is not lost when it becomes disabled.
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onToggle()}
      className={cn(
        'flex min-h-11 w-full items-center gap-3 rounded-control border px-3 py-2 text-left transition-colors duration-150',
        isOn ? 'border-accent bg-accent-soft' : 'border-control/60 bg-surface',
        isDisabled ? 'cursor-not-allowed text-muted' : 'hover:border-control',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'relative h-5 w-9 shrink-0 rounded-full border transition-colors duration-150',
          isOn ? 'border-accent bg-accent' : 'border-control bg-sunken',
        )}
      >
        <span
          className={cn(
            'absolute top-0.5 left-0.5 size-3.5 rounded-full transition-transform duration-150 motion-reduce:transition-none',
            isOn ? 'translate-x-4 bg-on-accent' : 'bg-muted',
          )}
        />
      </span>
      <span className="min-w-0">
        <span id={id} className="block font-medium break-words">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="numbers block text-small text-muted">
            {hint}
          </span>
        )}
      </span>
    </button>
  );
}
