import { type Providers, signInEmailSchema, signInEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { texts } from '../email-texts';
import { signInQuery } from '../sign-in-query';
import { InboxNote } from './inbox-note';
import { LinkSent } from './link-sent';

interface EmailSignInProps {
  search: URLSearchParams;
  emailLinks: NonNullable<Providers['emailLinks']>;
}

/** Asks for a sign-in link by e-mail. */
export function EmailSignIn({ search, emailLinks }: EmailSignInProps) {
  const [email, setEmail] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: (address: string) =>
      api.call(signInEndpoints.requestEmailLink, {
        body: { email: address, ...signInQuery(search) },
      }),
  });
  if (isSuccess) return <LinkSent email={email.trim()} emailLinks={emailLinks} onAgain={reset} />;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = signInEmailSchema.safeParse(email);
    setIsInvalid(!address.success);
    if (address.success && !isPending) mutate(address.data);
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <Field label={texts.field} {...(isInvalid ? { error: { message: texts.invalid } } : {})}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            placeholder={texts.placeholder}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {error && (
        <Alert variant="destructive" title={texts.failed}>
          {errorText(error)}
        </Alert>
      )}
      <Button type="submit" variant="outline" size="large" className="w-full">
        <PendingLabel isPending={isPending} pending={texts.sending}>
          <Mail aria-hidden="true" /> {texts.send}
        </PendingLabel>
      </Button>
      {emailLinks === 'inbox' && <InboxNote className="text-muted" />}
    </form>
  );
}
