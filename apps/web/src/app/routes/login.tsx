import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { PageLoader } from '@/components/layout/page-loader';
import { Alert } from '@/components/ui/alert';
import { texts as accountTexts } from '@/features/account/restore-texts';
import { PublicPage } from '@/features/landing/components/public-page';
import { RichText } from '@/features/landing/components/rich-text';
import { checkSession } from '@/features/session/check-session';
import { ConnectExtension } from '@/features/session/components/connect-extension';
import { SignInButtons } from '@/features/session/components/sign-in-buttons';
import { isExtensionSource } from '@/features/session/extension-source';
import { signInProblem } from '@/features/session/sign-in-problem';
import { returnPath } from '@/features/session/sign-in-url';
import { texts as sessionTexts } from '@/features/session/sign-in-texts';
import { useExtensionReady } from '@/features/session/use-extension-ready';
import { useSession } from '@/features/session/use-session';
import { onRecovery } from '@/lib/connection';
import { formatFullDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { providersQuery } from '@/lib/providers';
import { Redirect } from '@/lib/routing/navigate';
import { useSearch } from '@/lib/routing/use-search';
import { readToken } from '@/lib/token';

const { signIn: texts, extension: extensionTexts } = sessionTexts;
const { deleted: deletedTexts } = accountTexts;

interface SignInProps {
  search: URLSearchParams;
  isForExtension: boolean;
  hasExpired: boolean;
  staysInExtension: boolean;
  deletedUntil: string | undefined;
}

function SignIn({
  search,
  isForExtension,
  hasExpired,
  staysInExtension,
  deletedUntil,
}: SignInProps) {
  const problem = signInProblem(search);
  const { data } = useQuery(providersQuery);
  const hasGithub = data === undefined || data.providers.some(({ id }) => id === 'github');
  return (
    <>
      <div className="space-y-4">
        <h1 className="text-[2rem] leading-tight font-semibold">{texts.title}</h1>
        <p className="text-lead text-muted">{hasGithub ? texts.lead : texts.leadWithoutGithub}</p>
      </div>
      {problem && (
        <Alert variant="destructive" title={texts.problem}>
          {problem}
        </Alert>
      )}
      {hasExpired && !problem && <Alert>{texts.expired}</Alert>}
      {staysInExtension && !problem && (
        <Alert title={texts.staysInExtension.title}>{texts.staysInExtension.text}</Alert>
      )}
      {deletedUntil !== undefined && (
        <Alert title={deletedTexts.title}>{deletedTexts.text(formatFullDate(deletedUntil))}</Alert>
      )}
      {isForExtension && <Alert>{texts.forExtension}</Alert>}
      <SignInButtons search={search} />
      <p className="text-small text-muted">
        <RichText>{texts.agreement}</RichText>
      </p>
    </>
  );
}

/** Sign-in page; it also hands a separate session to the extension that opened it. */
export function Login() {
  const search = useSearch();
  const session = useSession();
  // Checks the session again when an unavailable server is back.
  useEffect(() => onRecovery(() => void checkSession()), []);
  // Read once: it is over for this visit when the extension has been answered, but the page still says so.
  const [isForExtension] = useState(() => isExtensionSource(search));
  const ready = useExtensionReady(isForExtension);
  // Without a token the visitor is almost certainly signed out, so the page does not wait for the server.
  if (session.isLoading && (isForExtension || readToken() !== null)) return <PageLoader />;
  if (session.isAuthenticated && session.user.restorableUntil !== null)
    return <Redirect to={paths.restore} />;
  if (session.isAuthenticated && !isForExtension)
    return <Redirect to={returnPath(search, paths.dashboard)} />;
  return (
    <PublicPage
      title={session.isAuthenticated ? extensionTexts.screen : texts.screen}
      hasGetStarted={false}
      className="max-w-[30rem] space-y-8 pt-[clamp(2.5rem,14dvh,10rem)] pb-16"
    >
      {session.isAuthenticated ? (
        <ConnectExtension ready={ready} />
      ) : (
        <SignIn
          search={search}
          isForExtension={isForExtension}
          hasExpired={session.hasExpired === true}
          staysInExtension={session.staysInExtension === true}
          deletedUntil={session.deletedUntil}
        />
      )}
    </PublicPage>
  );
}

export { Login as Component };
