import { createBrowserRouter, Outlet, ScrollRestoration } from 'react-router-dom';
import { PageLoader } from '@/components/layout/page-loader';
import { RouteError } from './route-error';

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** All screens, each in a file of its own that is fetched when it is first opened. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: PageLoader,
    ErrorBoundary: RouteError,
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./routes/landing')).Landing }) },
      {
        lazy: async () => ({ Component: (await import('./providers')).AppProviders }),
        children: [
          { path: 'login', lazy: async () => ({ Component: (await import('./routes/login')).Login }) },
          {
            lazy: async () => ({ Component: (await import('./routes/signed-in')).SignedIn }),
            children: [
              { path: 'onboarding', lazy: async () => ({ Component: (await import('./routes/onboarding')).Onboarding }) },
              {
                lazy: async () => ({ Component: (await import('./routes/shell')).Shell }),
                children: [
                  {
                    ErrorBoundary: RouteError,
                    children: [
                      { path: 'dashboard', lazy: async () => ({ Component: (await import('./routes/dashboard')).Dashboard }) },
                      { path: 'profile', lazy: async () => ({ Component: (await import('./routes/profile')).Profile }) },
                      { path: 'job-scan', lazy: async () => ({ Component: (await import('./routes/job-scan')).JobScan }) },
                      { path: 'job-match', lazy: async () => ({ Component: (await import('./routes/job-match')).JobMatch }) },
                      { path: 'job-match/:jobId', lazy: async () => ({ Component: (await import('./routes/job-match-detail')).JobMatchDetail }) },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', lazy: async () => ({ Component: (await import('./routes/not-found')).NotFound }) },
    ],
  },
]);
