import { useId } from 'react';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { Select } from '@/components/ui/select';
import { isChosen, statusChoices, toggleStatus } from '../../list/filters';
import { type ListView } from '../../list/list-view';
import { texts } from '../../list/panel-texts';
import { texts as listTexts } from '../../list/texts';
import { ScoreRange } from './score-range';

interface FilterPanelProps {
  id: string;
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
}

interface YesNoProps {
  label: string;
  yes: string;
  no: string;
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

function YesNo({ label, yes, no, value, onChange }: YesNoProps) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block text-small font-medium">
        {label}
      </label>
      <Select
        id={id}
        className="w-full"
        value={String(value ?? '')}
        onChange={(event) =>
          onChange(event.target.value === '' ? null : event.target.value === 'true')
        }
      >
        <option value="">{texts.any}</option>
        <option value="true">{yes}</option>
        <option value="false">{no}</option>
      </Select>
    </div>
  );
}

/** All filters of a list, applied on change. */
export function FilterPanel({ id, view, onChange }: FilterPanelProps) {
  return (
    <Card id={id} role="group" aria-label={texts.filters} className="animate-rise space-y-5 p-5">
      <fieldset className="space-y-1.5">
        <legend className="text-small font-medium">{texts.status}</legend>
        <div className="flex flex-col gap-x-6 gap-y-1 sm:flex-row sm:flex-wrap">
          {statusChoices.map((choice) => (
            <Checkbox
              key={choice.label}
              label={choice.label}
              isChecked={isChosen(choice, view)}
              onChange={(isOn) => onChange({ statuses: toggleStatus(view, choice, isOn) })}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        <YesNo
          label={texts.readyToApply}
          yes={listTexts.applicable}
          no={listTexts.notApplicable}
          value={view.readyToApply}
          onChange={(readyToApply) => onChange({ readyToApply })}
        />
        <YesNo
          label={texts.savedLabel}
          yes={listTexts.saved}
          no={listTexts.notSaved}
          value={view.isSaved}
          onChange={(isSaved) => onChange({ isSaved })}
        />
        <ScoreRange minScore={view.minScore} maxScore={view.maxScore} onChange={onChange} />
      </div>
    </Card>
  );
}
