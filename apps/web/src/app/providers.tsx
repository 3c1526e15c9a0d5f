import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { LazyToaster } from '@/components/ui/lazy-toaster';
import { dropExtensionNotice } from '@/features/session/extension-notice';
import { isSignedOut } from '@/lib/api';
import { onRecovery } from '@/lib/connection';
import { removeAllDrafts } from '@/lib/drafts';
import { forgetTriedPosting } from '@/lib/tried-posting';
import { providerKeys } from '@/lib/query-keys';
import { onSessionChange, readUser, syncWithOtherTabs } from '@/lib/session';
import { queryClientOfUser } from './first-data';

/** Removes the user's data, and keeps public answers, which would only be fetched again. */
function forgetUser(client: QueryClient): void {
  client.getMutationCache().clear();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== providerKeys.all[0] });
}

/** Providers of all screens except the public ones. */
export function AppProviders({ children }: PropsWithChildren) {
  const [client] = useState(queryClientOfUser);
  // The cache of one user must never be shown to the next.
  useEffect(() => {
    // The session may have been checked before the first render.
    let userId = readUser()?.id ?? null;
    return onSessionChange((session) => {
      if (session.isAuthenticated) {
        if (userId !== null && userId !== session.user.id) forgetUser(client);
        userId = session.user.id;
        return;
      }
      forgetUser(client);
      if (!session.hasLoggedOut) return;
      removeAllDrafts();
      forgetTriedPosting();
      dropExtensionNotice();
    });
  }, [client]);
  useEffect(() => syncWithOtherTabs(isSignedOut), []);
  useEffect(() => onRecovery(() => void client.invalidateQueries()), [client]);
  return (
    <QueryClientProvider client={client}>
      {children}
      <LazyToaster />
    </QueryClientProvider>
  );
}
