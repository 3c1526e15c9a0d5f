import { type Demand, demandSchema, limits } from '@rolefit/contracts';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { texts } from '../texts';
import { FormDialog } from './form-dialog';

interface MisreadDialogProps {
  /** Of the posting. */
  words: string;
  /** How we read it. */
  demand: Demand;
  onClose: () => void;
  onSave: (importance: Demand, text: string) => void;
}

function problemOf(text: string): { message: string } | undefined {
  if (text.trim() === '') return { message: texts.requirementEmpty };
  return text.trim().length > limits.correctedTextChars
    ? { message: texts.requirementTooLong(limits.correctedTextChars) }
    : undefined;
}

/** Form to correct how a requirement was read. */
export function MisreadDialog({ words, demand, onClose, onSave }: MisreadDialogProps) {
  const [text, setText] = useState(words);
  const [importance, setImportance] = useState(demand);
  // The posting's own sentence may be longer than what a user may write.
  const problem = text === words ? undefined : problemOf(text);
  return (
    <FormDialog
      title={texts.misreadTitle}
      lead={texts.misreadLead}
      canSave={problem === undefined}
      onClose={onClose}
      onSave={() => onSave(importance, text.trim())}
    >
      <Field label={texts.requirement} error={problem}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Field label={texts.importanceLabel}>
        {(control) => (
          <Select
            {...control}
            value={importance}
            onChange={({ target }) => setImportance(demandSchema.parse(target.value))}
          >
            {demandSchema.options.map((one) => (
              <option key={one} value={one}>
                {texts.importance[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
