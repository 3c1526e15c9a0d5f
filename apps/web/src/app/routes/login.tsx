import { errorCodeList, errorCodes } from '@rolefit/contracts';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { PageLoader } from '@/components/layout/page-loader';
import { Alert } from '@/components/ui/alert';
import { SignInButtons } from '@/features/session/components/sign-in-buttons';
import { returnPath } from '@/features/session/sign-in-url';
import { useSession } from '@/features/session/use-session';
import { paths } from '@/lib/paths';
import { useDocumentTitle } from '@/lib/use-document-title';

/** The sentence of an error that a sign-in came back with. */
function messageOf(code: string | null): string | null {
  if (code === null) return null;
  const known = errorCodeList.find((candidate) => candidate === code);
  return errorCodes[known ?? 'SIGN_IN_REFUSED'].message;
}

export function Login() {
  useDocumentTitle('Sign in');
  const [search] = useSearchParams();
  const session = useSession();
  const problem = messageOf(search.get('error'));
  if (session.isLoading) return <PageLoader />;
  if (session.isAuthenticated) return <Navigate to={returnPath(search, paths.dashboard)} replace />;
  return (
    <div className="flex min-h-dvh flex-col px-6">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center">
        <Link to={paths.landing} className="rounded-control">
          <Logo />
        </Link>
      </header>
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-8 pb-24">
        <div className="space-y-4">
          <h1 className="text-[2rem] leading-tight font-semibold">Start your career with Rolefit.</h1>
          <p className="text-lead text-muted">Sign in with Github to upload your resume and view AI-powered instant job matches.</p>
        </div>
        {problem && (
          <Alert variant="destructive" title="You are not signed in">
            {problem}
          </Alert>
        )}
        <SignInButtons search={search} />
      </main>
    </div>
  );
}
