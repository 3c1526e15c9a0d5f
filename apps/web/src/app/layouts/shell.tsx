import { useAtomValue } from 'jotai';
import { type PropsWithChildren } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { sessionAtom } from '@/lib/session';
import { AppShell } from '../shell/app-shell';

/** The app shell; users who have not completed the onboarding are redirected to it. */
export function Shell({ children }: PropsWithChildren) {
  const { user } = useAtomValue(sessionAtom);
  if (!user) return null;
  return user.isOnboarding ? (
    <Navigate to={paths.onboarding} replace />
  ) : (
    <AppShell user={user}>{children}</AppShell>
  );
}
