import { useMutation } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { errorText } from '@/lib/error-text';
import { authenticatorProblem } from '@/lib/passkeys';
import { texts } from '../passkey-texts';
import { signInQuery } from '../sign-in-query';

// Needed by a click only.
const load = () => import('../sign-in-with-passkey');
const prefetch = () => void load().catch(() => undefined);

function messageOf(error: Error): string {
  const problem = authenticatorProblem(error);
  if (problem === null) return errorText(error);
  return texts.problems[problem === 'cancelled' ? 'cancelled' : 'unable'];
}

/** Signs in with a passkey that the browser offers. */
export function PasskeySignIn({ search }: { search: URLSearchParams }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await load()).signInWithPasskey(signInQuery(search)),
    // A new page, so that nothing of a former user stays in memory.
    onSuccess: (next) => window.location.replace(next),
  });
  const isBusy = isPending || isSuccess;
  return (
    <div className="space-y-4">
      {error && (
        <Alert variant="destructive" title={texts.failed}>
          {messageOf(error)}
        </Alert>
      )}
      <Button
        variant="outline"
        size="large"
        className="w-full"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => !isBusy && mutate()}
      >
        <PendingLabel isPending={isBusy} pending={texts.asking}>
          <Fingerprint aria-hidden="true" /> {texts.signIn}
        </PendingLabel>
      </Button>
    </div>
  );
}
