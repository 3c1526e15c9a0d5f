import { ApiError } from '@rolefit/api-client';
import { type User } from '@rolefit/contracts';
import { type ReactNode, useEffect } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { PageLoader } from '@/components/layout/page-loader';
import { onRecovery } from '@/lib/connection';
import { paths } from '@/lib/paths';
import { Redirect } from '@/lib/routing/navigate';
import { useLocation } from '@/lib/routing/location';
import { clearSession } from '@/lib/session';
import { texts as libTexts } from '@/lib/texts';
import { texts } from '../texts';
import { useSession } from '../use-session';

function isRefused(failure: unknown): boolean {
  return failure === undefined || (failure instanceof ApiError && failure.name === 'AUTHERROR');
}

/** Shown if the server cannot be reached; retries manually or on recovery. */
function SessionUnknown({ failure }: { failure: unknown }) {
  useEffect(() => onRecovery(clearSession), []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg items-center px-4">
      <h1 className="sr-only">{libTexts.product}</h1>
      <LoadError what={texts.yourSession} error={failure} onRetry={clearSession} />
    </main>
  );
}

/** Renders its children for signed-in users only; others are redirected to the login page and return here afterwards. */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.isAuthenticated) return children(session.user);
  if (session.isLoading) return <PageLoader />;
  if (!isRefused(session.failure)) {
    return <SessionUnknown failure={session.failure} />;
  }
  const isWhereItBegins = pathname === paths.dashboard || pathname === paths.restore;
  const isLeaving = session.hasLoggedOut === true && session.returnsHere !== true;
  const returnTo =
    isLeaving || isWhereItBegins
      ? ''
      : `?${new URLSearchParams({ returnTo: pathname + search }).toString()}`;
  return <Redirect to={paths.login + returnTo} />;
}
