import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { dropScanDraft } from '@/features/scans/scan-draft';
import { isSignedOut } from '@/lib/api';
import { createQueryClient } from '@/lib/query-client';
import { followOtherTabs, onSessionChange } from '@/lib/session';
import { themeAtom } from '@/lib/theme';

// Nothing to say before the first screen is there.
const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

const toastMs = 4_000;
const visibleToasts = 3;

/** What every screen but the public ones needs around it. */
export function AppProviders() {
  const [client] = useState(createQueryClient);
  const theme = useAtomValue(themeAtom);
  // What one user loaded is never shown to the next.
  useEffect(
    () =>
      onSessionChange((session) => {
        if (session.isAuthenticated) return;
        client.clear();
        if (session.hasLoggedOut) dropScanDraft();
      }),
    [client],
  );
  useEffect(() => followOtherTabs(isSignedOut), []);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Suspense>
        <Toaster theme={theme} duration={toastMs} visibleToasts={visibleToasts} />
      </Suspense>
    </QueryClientProvider>
  );
}
