import { ApiError } from '@rolefit/api-client';
import { signInEndpoints } from '@rolefit/contracts';
import { useMutation } from '@tanstack/react-query';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { PendingLabel } from '@/components/ui/pending-label';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { paths } from '@/lib/paths';
import { Redirect } from '@/lib/routing/navigate';
import { texts as allTexts } from '../email-texts';

const { link: texts } = allTexts;

const needsInvitation = (error: unknown) =>
  error instanceof ApiError && error.code === 'INVITATION_REQUIRED';

interface ConfirmSignInProps {
  token: string;
  email: string;
  isSameBrowser: boolean;
  /** Asks again what has become of the link. */
  onRefused: () => void;
}

/** The click that signs in. In another browser it is also the confirmation that the user has asked for the link. */
export function ConfirmSignIn({ token, email, isSameBrowser, onRefused }: ConfirmSignInProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      api.call(signInEndpoints.signInWithEmail, { body: { token, isConfirmed: !isSameBrowser } }),
    // A new page, so that nothing of a former user stays in memory.
    onSuccess: ({ next }) => window.location.replace(next),
    onError: (refused) => {
      if (!needsInvitation(refused)) onRefused();
    },
  });
  // The link has been used; the login page says that an invitation is needed.
  if (needsInvitation(error)) return <Redirect to={`${paths.login}?error=INVITATION_REQUIRED`} />;
  const isBusy = isPending || isSuccess;
  return (
    <>
      <div className="space-y-4">
        <h1 className="text-[2rem] leading-tight font-semibold">
          {isSameBrowser ? texts.title : texts.elsewhereTitle}
        </h1>
        <p className="text-lead break-words text-muted">
          {isSameBrowser ? texts.lead : texts.elsewhere(email)}
        </p>
      </div>
      {error && (
        <Alert variant="destructive" title={texts.failed}>
          {errorText(error)}
        </Alert>
      )}
      <Button
        size="large"
        className="h-auto! min-h-12 w-full py-2 whitespace-normal!"
        onClick={() => !isBusy && mutate()}
      >
        <PendingLabel isPending={isBusy} pending={texts.signingIn}>
          <span className="[overflow-wrap:anywhere]">{texts.signIn(email)}</span>
        </PendingLabel>
      </Button>
    </>
  );
}
