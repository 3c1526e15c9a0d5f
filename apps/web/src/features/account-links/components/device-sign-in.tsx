import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { texts as allTexts } from '../texts';
import { useAccountLink } from '../use-account-link';
import { SignedInNote } from './signed-in-note';

const { device: texts } = allTexts;

interface DeviceSignInProps {
  token: string;
  name: string | null;
  /** Asks again what has become of the link. */
  onRefused: () => void;
}

/** The click that signs in, after the account is named: a stranger may have sent a link to their own account. */
export function DeviceSignIn({ token, name, onRefused }: DeviceSignInProps) {
  const { mutate, isPending, isSuccess, error } = useAccountLink(onRefused);
  const isBusy = isPending || isSuccess;
  const account = name ?? texts.nameless;
  return (
    <>
      <div className="space-y-4">
        <h1 className="text-[2rem] leading-tight font-semibold">{texts.title}</h1>
        <p className="text-lead wrap-anywhere text-muted">{texts.lead(account)}</p>
      </div>
      <SignedInNote />
      {error && (
        <Alert variant="destructive" title={texts.failed}>
          {errorText(error)}
        </Alert>
      )}
      <Button
        size="large"
        className="h-auto! min-h-12 w-full py-2 whitespace-normal!"
        onClick={() => !isBusy && mutate({ token })}
      >
        <PendingLabel isPending={isBusy} pending={texts.signingIn}>
          <span className="wrap-anywhere">{texts.signIn(account)}</span>
        </PendingLabel>
      </Button>
    </>
  );
}
