import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { type NamedCode } from './named-codes';
import { texts } from './texts';

/** A text as what it stands for, or why it stands for nothing. */
export type Parsed<Value> = { readonly value: Value } | { readonly error: string };

interface AddEntryProps<Value> {
  label: string;
  example?: string | undefined;
  /** What may be chosen by name; anything else is free text. */
  options?: readonly NamedCode[];
  parse: (text: string) => Parsed<Value>;
  onAdd: (value: Value) => void;
  /** Stands between the field and its button. */
  beside?: ReactNode;
}

/** A line that adds one entry to a list, by its button or the Enter key. */
export function AddEntry<Value>({ label, example, options, parse, onAdd, beside }: AddEntryProps<Value>) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
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
                  setError(null);
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
