import { zodResolver } from '@hookform/resolvers/zod';
import { deleteConfirmationSchema } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { providersQuery } from '@/lib/providers';
import { useDeleteAccount } from '../api/delete-account';
import { texts as allTexts } from '../texts';

const { danger: texts } = allTexts;

/** Deletes the account after the user has typed the confirmation word; stays open until that has succeeded. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: server } = useQuery(providersQuery);
  const remove = useDeleteAccount();
  const form = useForm({
    resolver: zodResolver(deleteConfirmationSchema),
    mode: 'onChange',
    defaultValues: { confirmation: '' },
  });
  const confirm = form.handleSubmit(() => {
    if (!remove.isPending) remove.mutate();
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={texts.dialog.title}
      description={texts.dialog.text(server?.retention.deletedAccountDays ?? null)}
      action={texts.delete}
      pendingAction={texts.deleting}
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => void confirm()}
    >
      <form noValidate onSubmit={(event) => void confirm(event)}>
        <Field label={texts.dialog.label} error={form.formState.errors.confirmation}>
          {(control) => (
            <Input
              {...control}
              {...form.register('confirmation')}
              readOnly={remove.isPending}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
