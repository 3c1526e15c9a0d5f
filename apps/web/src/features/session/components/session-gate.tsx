import { ApiError } from '@rolefit/api-client';
import { type User } from '@rolefit/contracts';
import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadError } from '@/components/layout/load-error';
import { PageLoader } from '@/components/layout/page-loader';
import { paths } from '@/lib/paths';
import { forgetSession } from '@/lib/session';
import { useSession } from '../use-session';

function isRefused(failure: unknown): boolean {
  return failure === undefined || (failure instanceof ApiError && failure.name === 'AUTHERROR');
}

/** Lets nobody through who is not signed in; whoever is sent to the login page comes back here from there. */
export function SessionGate({ children }: { children: (user: User) => ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.isAuthenticated) return children(session.user);
  if (session.isLoading) return <PageLoader />;
  if (!isRefused(session.failure)) {
    return (
      <div className="mx-auto grid min-h-dvh max-w-lg items-center px-4">
        <LoadError what="your session" error={session.failure} onRetry={forgetSession} />
      </div>
    );
  }
  const returnTo = session.hasLoggedOut || pathname === paths.dashboard ? '' : `?${new URLSearchParams({ returnTo: pathname + search }).toString()}`;
  return <Navigate to={paths.login + returnTo} replace />;
}
