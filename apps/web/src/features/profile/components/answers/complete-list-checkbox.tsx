import { type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { texts } from './texts';

interface CompleteListCheckboxProps {
  label: string;
  isComplete: boolean;
  isDisabled?: boolean;
  /** Whether the answer is kept: stands where the eye is after a change. */
  status: ReactNode;
  onChange: (isComplete: boolean) => void;
}

/** Lets somebody say that what they listed is all there is. */
export function CompleteListCheckbox({ label, isComplete, isDisabled = false, status, onChange }: CompleteListCheckboxProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <Checkbox label={label} hint={texts.completeHint} isChecked={isComplete} isDisabled={isDisabled} onChange={onChange} />
      {status}
    </div>
  );
}
