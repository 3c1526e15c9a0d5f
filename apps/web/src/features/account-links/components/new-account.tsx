import { accountLinkUseSchema } from '@rolefit/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { texts } from '../texts';
import { useAccountLink } from '../use-account-link';
import { SignedInNote } from './signed-in-note';

interface NewAccountProps {
  token: string;
  kind: 'setup' | 'invitation';
  inviter: string | null;
  /** Asks again what has become of the link. */
  onRefused: () => void;
  /** Other ways to create the account. */
  children?: ReactNode;
}

function Heading({ kind, inviter }: Pick<NewAccountProps, 'kind' | 'inviter'>) {
  const invitation = inviter === null ? texts.invitation.nameless : texts.invitation.title(inviter);
  return (
    <div className="space-y-4">
      <h1 className="text-[2rem] leading-tight font-semibold wrap-anywhere">
        {kind === 'setup' ? texts.setup.title : invitation}
      </h1>
      <p className="text-lead text-muted">{texts[kind].lead}</p>
    </div>
  );
}

/** Asks for a name, which is all that an account needs, unless the guest prefers another way. */
export function NewAccount({ token, kind, inviter, onRefused, children }: NewAccountProps) {
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, isSuccess, error } = useAccountLink(onRefused);
  const parsed = accountLinkUseSchema.safeParse({ token, name });
  const isBusy = isPending || isSuccess;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (parsed.success && !isBusy) mutate(parsed.data);
  };
  return (
    <>
      <Heading kind={kind} inviter={inviter} />
      <SignedInNote />
      <form noValidate onSubmit={send} className="space-y-5">
        <Field label={texts.name} error={isChecked ? parsed.error?.issues[0] : undefined}>
          {(control) => (
            <Input
              {...control}
              name="name"
              autoComplete="name"
              placeholder={texts.namePlaceholder}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        {error && (
          <Alert variant="destructive" title={texts.notCreated}>
            {errorText(error)}
          </Alert>
        )}
        <Button type="submit" size="large" className="w-full">
          <PendingLabel isPending={isBusy} pending={texts.creating}>
            {texts.create}
          </PendingLabel>
        </Button>
      </form>
      {children}
      <p className="text-small text-muted">{texts.stays}</p>
    </>
  );
}
