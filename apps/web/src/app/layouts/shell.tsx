import { type PropsWithChildren } from 'react';
import { paths } from '@/lib/paths';
import { Redirect } from '@/lib/routing/navigate';
import { sessionStore } from '@/lib/session';
import { useStore } from '@/lib/store';
import { AppShell } from '../shell/app-shell';

/** The app shell; users who have not completed the onboarding are redirected to it. */
export function Shell({ children }: PropsWithChildren) {
  const { user } = useStore(sessionStore);
  if (!user) return null;
  return user.isOnboarding ? (
    <Redirect to={paths.onboarding} />
  ) : (
    <AppShell user={user}>{children}</AppShell>
  );
}
