import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type PropsWithChildren, useEffect } from 'react';
import { SessionGate } from '@/features/session/components/session-gate';
import { startLiveUpdates } from '@/lib/live/live-updates';
import { paths } from '@/lib/paths';
import { Redirect, useNavigate } from '@/lib/routing/navigate';
import { openPagesBy } from '@/lib/routing/open-page';

/** Live updates while a user is signed in. */
function LiveUpdates({ userId }: { userId: string }) {
  const client = useQueryClient();
  useOpenPages();
  useEffect(() => startLiveUpdates(client), [client, userId]);
  return null;
}

/** Live events announce what opens a screen. */
function useOpenPages(): void {
  const navigate = useNavigate();
  useEffect(() => openPagesBy((path, title) => navigate(path, { state: { title } })), [navigate]);
}

/** All screens behind the login. */
export function SignedIn({ children }: PropsWithChildren) {
  return (
    <SessionGate>
      {(user) =>
        user.restorableUntil === null ? (
          <Fragment key={user.id}>
            <LiveUpdates userId={user.id} />
            {children}
          </Fragment>
        ) : (
          <Redirect to={paths.restore} />
        )
      }
    </SessionGate>
  );
}
