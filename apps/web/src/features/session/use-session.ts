import { useEffect } from 'react';
import { sessionStore, type SessionState } from '@/lib/session';
import { useStore } from '@/lib/store';
import { checkSession } from './check-session';

/** The session; checks it with the server on first use. */
export function useSession(): SessionState {
  const session = useStore(sessionStore);
  useEffect(() => {
    if (session.isLoading) void checkSession();
  }, [session.isLoading]);
  return session;
}
