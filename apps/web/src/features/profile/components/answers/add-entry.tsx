import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type CodeOption } from './code-options';
import { type Parsed } from './parse-entry';
import { texts } from './texts';
import { useEntryDraft } from './use-entry-draft';

interface AddEntryProps<Value> {
  /** Id of the kind of answer; the draft is stored by it. */
  id: string;
  label: string;
  example?: string | undefined;
  /** Options with codes; without them the entry is free text. */
  options?: readonly CodeOption[];
  parse: (text: string) => Parsed<Value>;
  onAdd: (value: Value) => void;
  /** Rendered between the field and its button. */
  beside?: ReactNode;
}

/** The error to show while typing: none that further input may still resolve. */
function errorOf(parsed: Parsed<unknown>): string | null {
  return 'error' in parsed && !parsed.isIncomplete ? parsed.error : null;
}

/** A field that adds an entry to a list with its button or Enter. */
export function AddEntry<Value>({
  id,
  label,
  example,
  options,
  parse,
  onAdd,
  beside,
}: AddEntryProps<Value>) {
  const [text, setText] = useEntryDraft(id);
  const [error, setError] = useState<string | null>(() => errorOf(parse(text)));
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);

  const add = () => {
    const parsed = parse(text);
    input.current?.focus();
    if ('error' in parsed) return setError(parsed.error);
    onAdd(parsed.value);
    setText('');
    setError(null);
  };

  return (
    <form
      noValidate
      className="mb-2"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field label={label} error={error === null ? undefined : { message: error }}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className={`min-w-36 flex-1 ${beside ? 'max-sm:basis-full' : ''}`}>
              <Input
                {...control}
                ref={input}
                value={text}
                placeholder={example}
                autoComplete="off"
                list={options && listId}
                onChange={(event) => {
                  setText(event.target.value);
                  setError(errorOf(parse(event.target.value)));
                }}
              />
            </div>
            {beside}
            <Button type="submit" variant="outline">
              {texts.add}
            </Button>
          </div>
        )}
      </Field>
      {options && (
        <datalist id={listId}>
          {options.map(({ code, name }) => (
            <option key={code} value={name} />
          ))}
        </datalist>
      )}
    </form>
  );
}
