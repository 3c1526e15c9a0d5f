import { type SavedStage, savedStages } from '@rolefit/contracts';
import { type ComponentProps } from 'react';
import { Select } from '@/components/ui/select';
import { useSaved } from '../../api/save-scan';
import { texts } from '../../saved/texts';

interface StageSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange'> {
  /** Id of the scan. */
  scanId: string;
  stage: SavedStage;
  controlId?: string;
}

/** Selects the stage of a saved job. */
export function StageSelect({ scanId, stage, controlId, ...props }: StageSelectProps) {
  const { change } = useSaved(scanId);
  return (
    <Select
      {...props}
      id={controlId}
      value={stage}
      onChange={(event) => {
        const chosen = savedStages.find((one) => one === event.target.value);
        if (chosen) change({ stage: chosen });
      }}
    >
      {savedStages.map((one) => (
        <option key={one} value={one}>
          {texts.stages[one]}
        </option>
      ))}
    </Select>
  );
}
