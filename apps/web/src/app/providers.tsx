import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Toaster } from '@/components/ui/toaster';
import { isSignedOut } from '@/lib/api';
import { onRecovery } from '@/lib/connection';
import { dropAllDrafts } from '@/lib/drafts';
import { createQueryClient } from '@/lib/query-client';
import { followOtherTabs, onSessionChange } from '@/lib/session';

/** What every screen but the public ones needs around it. */
export function AppProviders() {
  const [client] = useState(createQueryClient);
  // What one user loaded is never shown to the next.
  useEffect(() => {
    let userId: string | null = null;
    return onSessionChange((session) => {
      if (session.isAuthenticated) {
        if (userId !== null && userId !== session.user.id) client.clear();
        userId = session.user.id;
        return;
      }
      client.clear();
      if (session.hasLoggedOut) dropAllDrafts();
    });
  }, [client]);
  useEffect(() => followOtherTabs(isSignedOut), []);
  useEffect(() => onRecovery(() => void client.invalidateQueries()), [client]);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Toaster />
    </QueryClientProvider>
  );
}
