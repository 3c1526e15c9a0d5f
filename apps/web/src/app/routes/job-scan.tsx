import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Page } from '@/components/layout/page';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { ScanFormSkeleton } from '@/features/scans/components/form/scan-form-skeleton';
import { newMatchState } from '@/features/scans/match/new-match-state';
import { isFirstScan } from '@/lib/first-scan';
import { paths } from '@/lib/paths';
import { useLocation } from '@/lib/routing/location';
import { useNavigate } from '@/lib/routing/navigate';
import { Link } from '@/lib/routing/link';
import { useSearch } from '@/lib/routing/use-search';
import { screenTitles } from '@/lib/texts';
import { ErrorBoundary } from '../error-boundary';
import { RouteError } from '../route-error';
import { OnboardingSteps } from '../parts/onboarding-steps';
import { texts as words } from './job-scan-texts';

// The router fetches the one that the address selects together with this screen.
const ScanForm = lazy(async () => ({
  default: (await import('@/features/scans/components/form/scan-form')).ScanForm,
}));
const BatchScan = lazy(async () => ({
  default: (await import('@/features/scan-batch/components/batch-scan')).BatchScan,
}));

/** Two ways on one address, so that either can be linked to and comes back after a reload. */
function Ways({ isMany }: { isMany: boolean }) {
  const way = (search: string, label: string, isCurrent: boolean) => (
    <Link
      to={{ search }}
      replace
      state={{ title: screenTitles.jobScan }}
      aria-current={isCurrent ? 'page' : undefined}
      className={`inline-flex h-9 items-center rounded-control px-4 text-small font-medium transition-colors duration-150 pointer-coarse:h-11 ${isCurrent ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink'}`}
    >
      {label}
    </Link>
  );
  return (
    <nav
      aria-label={words.ways}
      className="mb-6 inline-flex gap-1 rounded-card border bg-sunken p-1"
    >
      {way('', words.one, !isMany)}
      {way('?many', words.many, isMany)}
    </nav>
  );
}

/** One of the two forms. It keeps its input while the other is shown, and is loaded when it is first shown. */
function Way({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <div hidden={!isShown}>
      <ErrorBoundary fallback={<RouteError isPart />}>{children}</ErrorBoundary>
    </div>
  );
}

export function JobScan() {
  const navigate = useNavigate();
  const isMany = useSearch().has('many');
  const isFirst = isFirstScan(useLocation().state) && !isMany;
  const openMatch = (id: string) => {
    // Where the user has opened another screen meanwhile, this one is shown until that is loaded.
    if (window.location.pathname !== paths.jobScan) return;
    navigate(paths.jobMatchDetail(id), { state: newMatchState });
  };
  return (
    <Page title={screenTitles.jobScan}>
      {isFirst && (
        <div className="mb-8 max-w-2xl">
          <OnboardingSteps step={3} />
        </div>
      )}
      <header className="mb-6 space-y-1.5">
        <h1 className="text-heading font-semibold">
          {isMany ? words.manyTitle : isFirst ? words.firstTitle : words.title}
        </h1>
        <p className="max-w-prose text-muted">
          {isMany ? words.manyLead : isFirst ? words.firstLead : words.lead}
        </p>
      </header>
      {!isFirst && <Ways isMany={isMany} />}
      <Way isShown={!isMany}>
        <Card className="max-w-2xl p-5 sm:p-6">
          <Suspense fallback={<ScanFormSkeleton />}>
            <ScanForm onAccepted={openMatch} />
          </Suspense>
        </Card>
      </Way>
      <Way isShown={isMany}>
        <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
          <BatchScan />
        </Suspense>
      </Way>
    </Page>
  );
}

export { JobScan as Component };
