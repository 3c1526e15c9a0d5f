import { QueryClientProvider } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { Toaster } from 'sonner';
import { TooltipProvider } from '@/components/ui/tooltip';
import { createQueryClient } from '@/lib/query-client';
import { onSessionChange } from '@/lib/session';
import { themeAtom } from '@/lib/theme';

const toastMs = 4_000;
const visibleToasts = 3;

/** What every screen but the public ones needs around it. */
export function AppProviders() {
  const [client] = useState(createQueryClient);
  const theme = useAtomValue(themeAtom);
  // What one user loaded is never shown to the next.
  useEffect(() => onSessionChange(({ isAuthenticated }) => (isAuthenticated ? undefined : client.clear())), [client]);
  return (
    <QueryClientProvider client={client}>
      <TooltipProvider>
        <Outlet />
      </TooltipProvider>
      <Toaster theme={theme} duration={toastMs} visibleToasts={visibleToasts} />
    </QueryClientProvider>
  );
}
