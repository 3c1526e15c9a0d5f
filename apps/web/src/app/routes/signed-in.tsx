import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionGate } from '@/features/session/components/session-gate';

/** Live updates for as long as somebody is signed in; their code is fetched after the screen's own. */
function LiveUpdates({ userId }: { userId: string }) {
  const client = useQueryClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isOver = false;
    void import('@/lib/realtime').then(({ startRealtime }) => {
      if (!isOver) stop = startRealtime(client);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, userId]);
  return null;
}

/** All screens behind the login. */
export function SignedIn() {
  return (
    <SessionGate>
      {(user) => (
        <>
          <LiveUpdates userId={user.id} />
          <Outlet />
        </>
      )}
    </SessionGate>
  );
}
