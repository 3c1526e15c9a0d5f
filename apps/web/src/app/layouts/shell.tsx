import { useAtomValue } from 'jotai';
import { type PropsWithChildren } from 'react';
import { paths } from '@/lib/paths';
import { Redirect } from '@/lib/routing/navigate';
import { sessionAtom } from '@/lib/session';
import { AppShell } from '../shell/app-shell';

/** The app shell; users who have not completed the onboarding are redirected to it. */
export function Shell({ children }: PropsWithChildren) {
  const { user } = useAtomValue(sessionAtom);
  if (!user) return null;
  return user.isOnboarding ? (
    <Redirect to={paths.onboarding} />
  ) : (
    <AppShell user={user}>{children}</AppShell>
  );
}
