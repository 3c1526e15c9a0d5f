import { limits } from '@rolefit/contracts';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { errorText } from '@/lib/error-text';
import { nameProblem } from '../resume-name';
import { texts } from '../texts';

interface NameFieldProps {
  name: string;
  /** The reason if the server refused it. */
  error: Error | null;
  /** Whether it is focused when it appears. */
  isFocused: boolean;
  onChange: (name: string) => void;
}

/** The name of a resume. */
export function NameField({ name, error, isFocused, onChange }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.select();
  }, [isFocused]);
  const problem = nameProblem(name) ?? (error ? { message: errorText(error) } : undefined);
  return (
    <Field label={texts.several.name} error={problem} hint={texts.several.nameHint}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          autoComplete="off"
          maxLength={limits.resumeNameChars}
          value={name}
          onChange={({ target: { value } }) => onChange(value)}
        />
      )}
    </Field>
  );
}
