import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/**
 * Routing by the browser's history, as React Router's own BrowserRouter does it. That one shares a module with forms and fetchers,
 * which bundlers cannot remove from it.
 */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(
    () => history.listen((entry) => startTransition(() => setEntry(entry))),
    [history],
  );
  return (
    <Router navigator={history} navigationType={action} location={location}>
      {children}
    </Router>
  );
}
