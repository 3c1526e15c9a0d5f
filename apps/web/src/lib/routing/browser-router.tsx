import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
} from 'react-router-dom';

/**
 * Routing by the browser's history, as React Router's own BrowserRouter does it. That one shares modules with forms, fetchers and
 * nested routes, which bundlers cannot remove from it: eight kB that no screen needs.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [place, setPlace] = useState(() => ({
    navigationType: history.action,
    location: history.location,
  }));
  useLayoutEffect(
    () =>
      history.listen(({ action, location }) =>
        startTransition(() => setPlace({ navigationType: action, location })),
      ),
    [history],
  );
  const navigation = useMemo(
    () => ({
      basename: '/',
      navigator: history,
      static: false,
      useTransitions: undefined,
      future: {},
    }),
    [history],
  );
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
}
