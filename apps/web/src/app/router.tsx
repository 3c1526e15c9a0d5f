import { type PropsWithChildren, Suspense } from 'react';
import { PageLoader } from '@/components/layout/page-loader';
import { useLocation } from '@/lib/routing/location';
import { screenList } from '@/lib/screens';
import { ErrorBoundary } from './error-boundary';
import { eagerComponent, lazyComponent } from './lazy-component';
import { untilFirstRender } from './first-render';
import { RouteError } from './route-error';
import { type ScreenModule, screenTree } from './screen-tree';
import { ScrollRestoration } from './scroll-restoration';

/** Keeps sidebar and top bar where a screen breaks. */
function ScreenBoundary({ children }: PropsWithChildren) {
  return <ErrorBoundary fallback={<RouteError />}>{children}</ErrorBoundary>;
}

/** By file below `src`, without ending, as the manifest names files. */
function byFile<Load>(modules: Readonly<Record<string, Load>>): Readonly<Record<string, Load>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [
      path.slice('/src/'.length, -'.tsx'.length),
      load,
    ]),
  );
}

const layouts = () => import('./layouts/layouts');
const providers = lazyComponent(async () => (await layouts()).AppProviders);
const signedIn = lazyComponent(async () => (await layouts()).SignedIn);
const shell = lazyComponent(async () => (await layouts()).Shell);

const screens = screenTree(screenList, {
  modules: byFile(import.meta.glob<ScreenModule>(['/src/app/routes/*.tsx', '!**/*.spec.tsx'])),
  // Parts that depend on the address; the others start to load when their screen's file has arrived.
  parts: byFile(
    import.meta.glob([
      '/src/features/scans/components/form/scan-form.tsx',
      '/src/features/scan-batch/components/batch-scan.tsx',
    ]),
  ),
  layouts: {
    public: [],
    account: [providers],
    signedIn: [providers, signedIn],
    shell: [providers, signedIn, shell, eagerComponent(ScreenBoundary)],
  },
});

async function fetchData(): Promise<void> {
  const prefetch = await screens.prefetchOf(location);
  if (prefetch) await (await layouts()).fetchFirstData(prefetch);
}

/** Resolves when the screen of the current address may render. */
export function firstScreen(): Promise<void> {
  return untilFirstRender(() => screens.fetch(location), fetchData);
}

/** The screen of the current address. Data is loaded by queries, not by the router, whose data API would add 20 kB to every page. */
export function Screens() {
  const address = useLocation();
  void screens.fetch(address);
  return (
    <ErrorBoundary
      fallback={
        <main>
          <RouteError />
        </main>
      }
    >
      <Suspense fallback={<PageLoader />}>
        {screens.render(address.pathname)}
        <ScrollRestoration />
      </Suspense>
    </ErrorBoundary>
  );
}
