import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { Toaster } from '@/components/ui/toaster';
import { dropExtensionNotice } from '@/features/session/extension-notice';
import { isSignedOut } from '@/lib/api';
import { onRecovery } from '@/lib/connection';
import { dropAllDrafts } from '@/lib/drafts';
import { createQueryClient } from '@/lib/query-client';
import { providerKeys } from '@/lib/query-keys';
import { followOtherTabs, onSessionChange } from '@/lib/session';

/** What the server says to anybody stays: who looks at it would have to ask for it again. */
function forgetUser(client: QueryClient): void {
  client.getMutationCache().clear();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== providerKeys.all[0] });
}

/** What every screen but the public ones needs around it. */
export function AppProviders({ children }: PropsWithChildren) {
  const [client] = useState(createQueryClient);
  // What one user loaded is never shown to the next.
  useEffect(() => {
    let userId: string | null = null;
    return onSessionChange((session) => {
      if (session.isAuthenticated) {
        if (userId !== null && userId !== session.user.id) forgetUser(client);
        userId = session.user.id;
        return;
      }
      forgetUser(client);
      if (!session.hasLoggedOut) return;
      dropAllDrafts();
      dropExtensionNotice();
    });
  }, [client]);
  useEffect(() => followOtherTabs(isSignedOut), []);
  useEffect(() => onRecovery(() => void client.invalidateQueries()), [client]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}
