import { type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { texts } from './texts';

interface CompleteListCheckboxProps {
  label: string;
  isComplete: boolean;
  isDisabled?: boolean;
  /** Save status, shown next to the control that was changed. */
  status: ReactNode;
  onChange: (isComplete: boolean) => void;
}

/** Lets the user declare that the list is complete. */
export function CompleteListCheckbox({
  label,
  isComplete,
  isDisabled = false,
  status,
  onChange,
}: CompleteListCheckboxProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <Checkbox
        label={label}
        hint={texts.completeHint}
        isChecked={isComplete}
        isDisabled={isDisabled}
        onChange={onChange}
      />
      {status}
    </div>
  );
}
