import { Input, Textarea } from '@/components/ui/input';
import { type PostingField, type PostingValues } from '../batch-item';
import { texts } from '../texts';
import { RowField } from './row-field';

interface PostingTextFieldsProps {
  number: number;
  values: PostingValues;
  isDisabled: boolean;
  onChange: (field: PostingField, value: string) => void;
}

/** The fields of a posting that do not fit in a row. Their errors are shown in the row, because this is collapsible. */
export function PostingTextFields({
  number,
  values,
  isDisabled,
  onChange,
}: PostingTextFieldsProps) {
  return (
    <div className="mt-4 grid gap-4 @min-[40rem]:grid-cols-2">
      <RowField
        label={texts.list.titleField}
        fullLabel={texts.list.titleOf(number)}
        error={undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={values.title}
            disabled={isDisabled}
            onChange={({ target }) => onChange('title', target.value)}
          />
        )}
      </RowField>
      <RowField
        label={texts.list.logoField}
        fullLabel={texts.list.logoOf(number)}
        error={undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={values.logo}
            disabled={isDisabled}
            inputMode="url"
            onChange={({ target }) => onChange('logo', target.value)}
          />
        )}
      </RowField>
      <div className="@min-[40rem]:col-span-2">
        <RowField label={texts.list.text} fullLabel={texts.list.textOf(number)} error={undefined}>
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              value={values.jobDescription}
              disabled={isDisabled}
              onChange={({ target }) => onChange('jobDescription', target.value)}
            />
          )}
        </RowField>
      </div>
    </div>
  );
}
