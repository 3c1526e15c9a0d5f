import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { formatFullDate } from '@/lib/format';
import { useRestoreAccount } from '../api/restore-account';
import { texts as allTexts } from '../texts';

const { restore: texts } = allTexts;

interface RestoreAccountProps {
  /** ISO time until which it can be brought back. */
  until: string;
  onLogOut: () => Promise<void>;
}

/** What whoever signs in to a deleted account can do: bring it back, or leave it. */
export function RestoreAccount({ until, onLogOut }: RestoreAccountProps) {
  const restore = useRestoreAccount();
  const logOut = useMutation({ mutationFn: onLogOut });
  const isBusy = restore.isPending || logOut.isPending;
  return (
    <>
      <div className="space-y-4">
        <h1 className="text-[2rem] leading-tight font-semibold">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.lead(formatFullDate(until))}</p>
      </div>
      {restore.isError && (
        <Alert variant="destructive" title={texts.problem}>
          {errorText(restore.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="large" className="max-sm:w-full" disabled={isBusy} onClick={() => restore.mutate()}>
          <PendingLabel isPending={restore.isPending} pending={texts.restoring}>
            {texts.restore}
          </PendingLabel>
        </Button>
        <Button size="large" variant="outline" className="max-sm:w-full" disabled={isBusy} onClick={() => logOut.mutate()}>
          <PendingLabel isPending={logOut.isPending} pending={texts.loggingOut}>
            {texts.logOut}
          </PendingLabel>
        </Button>
      </div>
    </>
  );
}
