import { Suspense } from 'react';
import { Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { PageLoader } from '@/components/layout/page-loader';
import { ErrorBoundary } from './error-boundary';
import { RouteError } from './route-error';
import { fetchScreens, frameRoute, screenRoute } from './screens';
import { ScrollKeeper } from './scroll-keeper';

const insideShell = frameRoute(
  <ErrorBoundary fallback={<RouteError />}>
    <Outlet />
  </ErrorBoundary>,
  [
    screenRoute({ path: 'dashboard' }, async () => (await import('./routes/dashboard')).Dashboard),
    screenRoute({ path: 'profile' }, async () => (await import('./routes/profile')).Profile),
    screenRoute(
      { path: 'job-scan' },
      async () => (await import('./routes/job-scan')).JobScan,
      (search) => (search.has('many') ? import('@/features/scan-batch/components/many-at-once') : import('@/features/scans/components/form/scan-form')),
    ),
    screenRoute({ path: 'job-match' }, async () => (await import('./routes/job-match')).JobMatch),
    screenRoute({ path: 'job-match/:jobId' }, async () => (await import('./routes/job-match-detail')).JobMatchDetail),
    screenRoute({ path: 'saved-job' }, async () => (await import('./routes/saved-job')).SavedJob),
  ],
);

/** All screens, each in a file of its own that is fetched when it is first opened. */
const routes: RouteObject[] = [
  screenRoute({ index: true }, async () => (await import('./routes/landing')).Landing),
  screenRoute({ path: 'privacy' }, async () => (await import('./routes/privacy')).Privacy),
  screenRoute({ path: 'terms' }, async () => (await import('./routes/terms')).Terms),
  screenRoute({ path: 'extension' }, async () => (await import('./routes/extension')).Extension),
  screenRoute(
    {
      children: [
        screenRoute({ path: 'login' }, async () => (await import('./routes/login')).Login),
        screenRoute({ path: 'restore' }, async () => (await import('./routes/restore')).Restore),
        screenRoute(
          {
            children: [
              screenRoute({ path: 'onboarding' }, async () => (await import('./routes/onboarding')).Onboarding),
              screenRoute({ children: [insideShell] }, async () => (await import('./frames')).Shell),
            ],
          },
          async () => (await import('./frames')).SignedIn,
        ),
      ],
    },
    async () => (await import('./frames')).AppProviders,
  ),
  screenRoute({ path: '*' }, async () => (await import('./routes/not-found')).NotFound),
];

/** The longest that the first screen is waited for before the page says that it waits. */
const patienceMs = 150;

/** When what the page's own address needs is here, which its files are on their way for already, or soon. */
export async function firstScreen(): Promise<void> {
  await Promise.race([fetchScreens(routes, location), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}

/**
 * The screen of the current address. Plain routes rather than the router's own loading of data, which this app leaves to its queries:
 * that part of it would weigh 20 kB in every page.
 */
export function Screens() {
  void fetchScreens(routes, useLocation());
  const screen = useRoutes(routes);
  return (
    <ErrorBoundary
      fallback={
        <main>
          <RouteError />
        </main>
      }
    >
      <Suspense fallback={<PageLoader />}>
        {screen}
        <ScrollKeeper />
      </Suspense>
    </ErrorBoundary>
  );
}
