import { limits } from '@rolefit/contracts';
import { type ReactNode, useMemo } from 'react';
import { type z } from 'zod/mini';
import { AddEntry } from './add-entry';
import { EntryList } from './entry-list';
import { type CodeOption } from './code-options';
import { parseCode, parseName } from './parse-entry';
import { CompleteListCheckbox } from './complete-list-checkbox';

export interface ListAnswerValue {
  readonly items: string[];
  readonly isComplete: boolean;
}

interface ListAnswerProps {
  id: string;
  words: { title: string; add: string; example?: string; complete: string; completeEmpty: string };
  answer: ListAnswerValue | undefined;
  schema: z.ZodMiniType<string>;
  /** Options with codes; without them entries are free text. */
  options?: () => CodeOption[];
  labelOf?: (item: string) => string;
  status: ReactNode;
  onChange: (answer: ListAnswerValue) => void;
}

const nothing: ListAnswerValue = { items: [], isComplete: false };
const identity = (item: string) => item;

/** An answer that is a list of names. */
export function ListAnswer({
  id,
  words,
  answer = nothing,
  schema,
  options,
  labelOf = identity,
  status,
  onChange,
}: ListAnswerProps) {
  const { items, isComplete } = answer;
  const choices = useMemo(() => options?.(), [options]);
  const parse = choices ? parseCode(schema, choices, items) : parseName(schema, items);
  return (
    <>
      <EntryList
        label={words.title}
        entries={items.map((item) => ({ key: item, name: labelOf(item) }))}
        onRemove={(key) => onChange({ items: items.filter((item) => item !== key), isComplete })}
      />
      {items.length < limits.answersPerKind && (
        <AddEntry
          id={id}
          label={words.add}
          example={words.example}
          {...(choices && { options: choices })}
          parse={parse}
          onAdd={(item) => onChange({ items: [...items, item], isComplete })}
        />
      )}
      <CompleteListCheckbox
        label={items.length === 0 ? words.completeEmpty : words.complete}
        isComplete={isComplete}
        status={status}
        onChange={(isWhole) => onChange({ items, isComplete: isWhole })}
      />
    </>
  );
}
