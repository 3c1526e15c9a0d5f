import {
  type CorrectionRequest,
  educationLevelSchema,
  limits,
  type ResumeFacts,
} from '@rolefit/contracts';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { texts } from '../texts';
import { FormDialog } from './form-dialog';

const words = texts.fact;

interface DegreeDialogProps {
  /** As it was read. */
  degree: ResumeFacts['education'][number];
  onClose: () => void;
  onSave: (request: CorrectionRequest) => void;
}

/** Form to correct a degree. */
export function DegreeDialog({ degree, onClose, onSave }: DegreeDialogProps) {
  const [level, setLevel] = useState(degree.level);
  const [field, setField] = useState(degree.field ?? '');
  const ruling = { type: 'edit', level, field: field.trim() || null } as const;
  return (
    <FormDialog
      title={words.degreeTitle}
      lead={words.lead}
      onClose={onClose}
      onSave={() => onSave({ about: 'degree', words: degree.quote.text, ruling })}
    >
      <Field label={words.level}>
        {(control) => (
          <Select
            {...control}
            value={level}
            onChange={({ target }) => setLevel(educationLevelSchema.parse(target.value))}
          >
            {educationLevelSchema.options.map((one) => (
              <option key={one} value={one}>
                {words.levels[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.field} isOptional>
        {(control) => (
          <Input
            {...control}
            value={field}
            maxLength={limits.roleTitleChars}
            onChange={({ target }) => setField(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
