import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type SessionState, sessionAtom } from '@/lib/session';
import { checkSession } from './check-session';

/** The session; asks the server first where nobody has yet. */
export function useSession(): SessionState {
  const session = useAtomValue(sessionAtom);
  useEffect(() => {
    if (session.isLoading) void checkSession();
  }, [session.isLoading]);
  return session;
}
