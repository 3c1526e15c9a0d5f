import { type Answers, arrangementSchema, limits, placeNameSchema } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { AddEntry } from './add-entry';
import { EntryList } from './entry-list';
import { parseName } from './parse-entry';
import { texts } from './texts';
import { CompleteListCheckbox } from './complete-list-checkbox';

type Places = NonNullable<Answers['places']>;

const nothing: Places = { items: [], arrangements: [], canRelocate: false, isComplete: false };

interface PlacesAnswerProps {
  id: string;
  answer: Places | undefined;
  status: ReactNode;
  onChange: (answer: Places) => void;
}

/** Preferred places and ways of working. */
export function PlacesAnswer({ id, answer = nothing, status, onChange }: PlacesAnswerProps) {
  const { items, arrangements, canRelocate, isComplete } = answer;
  // "Only these" is meaningless for an empty list.
  const change = (part: Partial<Places>) => {
    const next = { ...answer, ...part };
    onChange({
      ...next,
      isComplete: next.isComplete && next.items.length + next.arrangements.length > 0,
    });
  };
  return (
    <>
      <EntryList
        label={texts.places.title}
        entries={items.map((item) => ({ key: item, name: item }))}
        onRemove={(key) => change({ items: items.filter((item) => item !== key) })}
      />
      {items.length < limits.answersPerKind && (
        <AddEntry
          id={id}
          label={texts.places.add}
          example={texts.places.example}
          parse={parseName(placeNameSchema, items)}
          onAdd={(item) => change({ items: [...items, item] })}
        />
      )}
      <Checkbox
        label={texts.canRelocate}
        isChecked={canRelocate}
        onChange={(isWilling) => change({ canRelocate: isWilling })}
      />
      <fieldset className="space-y-2">
        <legend className="text-small font-medium">{texts.arrangementsTitle}</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {arrangementSchema.options.map((way) => (
            <Checkbox
              key={way}
              label={texts.arrangements[way]}
              isChecked={arrangements.includes(way)}
              onChange={(isFine) =>
                change({
                  arrangements: arrangementSchema.options.filter((one) =>
                    one === way ? isFine : arrangements.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <CompleteListCheckbox
        label={texts.places.complete}
        isComplete={isComplete}
        isDisabled={items.length + arrangements.length === 0}
        status={status}
        onChange={(isWhole) => change({ isComplete: isWhole })}
      />
    </>
  );
}
