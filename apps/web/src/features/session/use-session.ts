import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { sessionAtom, type SessionState } from '@/lib/session';
import { checkSession } from './check-session';

/** The session; checks it with the server on first use. */
export function useSession(): SessionState {
  const session = useAtomValue(sessionAtom);
  useEffect(() => {
    if (session.isLoading) void checkSession();
  }, [session.isLoading]);
  return session;
}
