import { type PersonalTokenRequest, tokenScopeSchema } from '@rolefit/contracts';
import { type FormEvent, useId } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, FieldMessage } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { Select } from '@/components/ui/select';
import { errorText } from '@/lib/error-text';
import { texts as allTexts } from '../texts';
import { lifetimes, useTokenForm } from '../use-token-form';

const { form: texts, scopes } = allTexts;

interface TokenFormProps {
  isPending: boolean;
  error: Error | null;
  onSubmit: (request: PersonalTokenRequest) => void;
}

type TokenFormApi = ReturnType<typeof useTokenForm>;

function Rights({ form: { values, errorOf, toggle } }: { form: TokenFormApi }) {
  const id = useId();
  return (
    <fieldset className="space-y-3" aria-describedby={id}>
      <legend className="pb-2 text-small font-medium">{texts.rights}</legend>
      {tokenScopeSchema.options.map((scope) => (
        <Checkbox
          key={scope}
          label={scopes[scope].label}
          hint={scopes[scope].hint}
          isChecked={values.scopes.includes(scope)}
          onChange={(isChosen) => toggle(scope, isChosen)}
        />
      ))}
      <FieldMessage id={id} error={errorOf('scopes')} />
    </fieldset>
  );
}

function Lifetime({ form: { values, change } }: { form: TokenFormApi }) {
  return (
    <Field label={texts.expiry}>
      {({ id }) => (
        <Select
          id={id}
          className="flex w-full sm:w-56"
          value={values.expiresInDays ?? ''}
          onChange={({ target: { value } }) =>
            change({ expiresInDays: value === '' ? null : Number(value) })
          }
        >
          {lifetimes.map((days) => (
            <option key={days} value={days ?? ''}>
              {days === null ? texts.never : texts.days(days)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Form with the name, rights and expiry of a new token. */
export function TokenForm({ isPending, error, onSubmit }: TokenFormProps) {
  const form = useTokenForm(onSubmit);
  const send = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <Field label={texts.name} error={form.errorOf('name')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={texts.namePlaceholder}
            value={form.values.name}
            onChange={({ target: { value } }) => form.change({ name: value })}
          />
        )}
      </Field>
      <Rights form={form} />
      <Lifetime form={form} />
      {error && (
        <Alert variant="destructive" title={texts.failed}>
          {errorText(error)}
        </Alert>
      )}
      <Button type="submit" disabled={isPending} className="max-sm:w-full">
        <PendingLabel isPending={isPending} pending={texts.submitting}>
          {texts.submit}
        </PendingLabel>
      </Button>
    </form>
  );
}
