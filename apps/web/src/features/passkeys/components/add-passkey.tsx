import { ApiError } from '@rolefit/api-client';
import { type PasskeySupport } from '@rolefit/contracts';
import { Plus } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { authenticatorProblem, knowsPasskeys, prefetchAuthenticator } from '@/lib/passkeys';
import { useAddPasskey } from '../api/passkeys';
import { texts } from '../texts';

/** Why there can be no passkeys at this address. */
function Unsupported({ support }: { support: Exclude<PasskeySupport, 'available'> }) {
  const { hostname, port } = window.location;
  const isThisComputer = /^(127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return (
    <Alert title={texts.unsupported.title}>
      {isThisComputer
        ? texts.unsupported.thisComputer(`http://localhost${port === '' ? '' : `:${port}`}`)
        : texts.unsupported[support]}
    </Alert>
  );
}

const isTooOld = (error: unknown) => error instanceof ApiError && error.code === 'SIGN_IN_TOO_OLD';

function messageOf(error: Error): string {
  const problem = authenticatorProblem(error);
  return problem === null ? errorText(error) : texts.problems[problem];
}

interface AddPasskeyProps {
  support: PasskeySupport;
  onSignInAgain: () => void;
}

/** The button that creates a passkey, or why there can be none. */
export function AddPasskey({ support, onSignInAgain }: AddPasskeyProps) {
  const { mutate, isPending, error } = useAddPasskey();
  if (support !== 'available') return <Unsupported support={support} />;
  if (!knowsPasskeys()) return <p className="text-muted">{texts.unknownBrowser}</p>;
  return (
    <>
      {error && (
        <Alert variant="destructive" title={texts.notAdded}>
          {messageOf(error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {isTooOld(error) && (
          <Button variant="outline" size="small" onClick={onSignInAgain}>
            {texts.signInAgain}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          onPointerEnter={prefetchAuthenticator}
          onFocus={prefetchAuthenticator}
          onClick={() => !isPending && mutate()}
        >
          <PendingLabel isPending={isPending} pending={texts.adding}>
            <Plus aria-hidden="true" /> {texts.add}
          </PendingLabel>
        </Button>
      </div>
    </>
  );
}
