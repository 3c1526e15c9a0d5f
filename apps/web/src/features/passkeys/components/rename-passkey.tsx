import { limits, type Passkey, passkeyChangeSchema } from '@rolefit/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field, type FieldProblem } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { useRenamePasskey } from '../api/passkeys';
import { texts } from '../texts';

/** Form for renaming a passkey. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.name);
  const { mutate, isPending, error, reset } = useRenamePasskey(passkey.id, onDone);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const invalid: FieldProblem = passkeyChangeSchema.safeParse({ name }).error?.issues[0];
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!invalid && !isPending) mutate(name);
  };
  return (
    <form noValidate onSubmit={save} className="space-y-2 pb-2">
      <Field
        label={texts.name}
        error={invalid ?? (error ? { message: errorText(error) } : undefined)}
      >
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoComplete="off"
            maxLength={limits.passkeyNameChars}
            value={name}
            onChange={({ target: { value } }) => {
              setName(value);
              reset();
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isPending}>
          <PendingLabel isPending={isPending} pending={texts.saving}>
            {texts.save}
          </PendingLabel>
        </Button>
        <Button variant="quiet" size="small" disabled={isPending} onClick={onDone}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
