import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { formatFullDate } from '@/lib/format';
import { useRestoreAccount } from '../api/restore-account';
import { texts as allTexts } from '../restore-texts';

const { restore: texts } = allTexts;

interface RestoreAccountProps {
  /** End of the restore period, as an ISO timestamp. */
  until: string;
  onLogOut: () => Promise<void>;
}

/** Shown after signing in to a deleted account: restore it or log out. */
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
        <Button
          size="large"
          className="max-sm:w-full"
          disabled={isBusy}
          onClick={() => restore.mutate()}
        >
          <PendingLabel isPending={restore.isPending} pending={texts.restoring}>
            {texts.restore}
          </PendingLabel>
        </Button>
        <Button
          size="large"
          variant="outline"
          className="max-sm:w-full"
          disabled={isBusy}
          onClick={() => logOut.mutate()}
        >
          <PendingLabel isPending={logOut.isPending} pending={texts.loggingOut}>
            {texts.logOut}
          </PendingLabel>
        </Button>
      </div>
    </>
  );
}
