import { invitationRequestSchema } from '@rolefit/contracts';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Copyable } from '@/components/ui/copyable';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { QrCode } from '@/components/ui/qr-code';
import { errorText } from '@/lib/error-text';
import { type CreateInvitation } from '../api/people';
import { texts } from '../texts';

interface InviteProps {
  create: CreateInvitation;
  onClose: () => void;
}

function InviteForm({ create: { mutate, isPending, error } }: Pick<InviteProps, 'create'>) {
  const { form } = texts;
  const [note, setNote] = useState('');
  const parsed = invitationRequestSchema.safeParse({ note });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.success) mutate(parsed.data);
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <Field label={form.note} hint={form.noteHint} isOptional error={parsed.error?.issues[0]}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            placeholder={form.notePlaceholder}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      {error && (
        <Alert variant="destructive" title={form.failed}>
          {errorText(error)}
        </Alert>
      )}
      <Button type="submit" disabled={isPending} className="max-sm:w-full">
        <PendingLabel isPending={isPending} pending={form.submitting}>
          {form.submit}
        </PendingLabel>
      </Button>
    </form>
  );
}

/** The form, and once the invitation is created, its link. */
export function Invite({ create, onClose }: InviteProps) {
  const { shown } = texts;
  const url = create.data?.url;
  return (
    <div className="space-y-5 overflow-y-auto p-5">
      {url === undefined ? (
        <InviteForm create={create} />
      ) : (
        <>
          <Copyable label={shown.link} copyLabel={shown.copy} text={url} />
          <QrCode text={url} label={shown.qrCode} />
          <Button className="max-sm:w-full" onClick={onClose}>
            {shown.done}
          </Button>
        </>
      )}
    </div>
  );
}
