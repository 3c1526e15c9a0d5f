import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionGate } from '@/features/session/components/session-gate';
import { startLiveUpdates } from '@/lib/live-updates';

/** Live updates for as long as somebody is signed in. */
function LiveUpdates({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => startLiveUpdates(client), [client, userId]);
  return null;
}

/** All screens behind the login. */
export function SignedIn() {
  return (
    <SessionGate>
      {(user) => (
        <Fragment key={user.id}>
          <LiveUpdates userId={user.id} />
          <Outlet />
        </Fragment>
      )}
    </SessionGate>
  );
}
