import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type CodeOption } from './code-options';
import { type Parsed } from './parse-entry';
import { texts } from './texts';
import { useEntryDraft } from './use-entry-draft';

interface AddEntryProps<Value> {
  /** Of the kind of answer, by which what is being typed is kept. */
  id: string;
  label: string;
  example?: string | undefined;
  /** What may be chosen by name; anything else is free text. */
  options?: readonly CodeOption[];
  parse: (text: string) => Parsed<Value>;
  onAdd: (value: Value) => void;
  /** Stands between the field and its button. */
  beside?: ReactNode;
}

/** What is wrong with a text while it is typed: nothing that its end may still put right. */
function errorOf(parsed: Parsed<unknown>): string | null {
  return 'error' in parsed && !parsed.isIncomplete ? parsed.error : null;
}

/** A line that adds one entry to a list, by its button or the Enter key. */
export function AddEntry<Value>({ id, label, example, options, parse, onAdd, beside }: AddEntryProps<Value>) {
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
