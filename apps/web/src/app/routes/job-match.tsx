import { type JobsPage } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { SearchX, Target } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { listQuery } from '@/features/scans/api/list-scans';
import { FilterChips } from '@/features/scans/components/list/filter-chips';
import { ListToolbar } from '@/features/scans/components/list/list-toolbar';
import { PageOutOfRange } from '@/features/scans/components/list/page-out-of-range';
import { Pager } from '@/features/scans/components/list/pager';
import { ScanGrid, ScanGridSkeleton } from '@/features/scans/components/list/scan-grid';
import { ScanAnnouncements } from '@/features/scans/components/list/scan-announcements';
import { useFocusOnPage } from '@/features/scans/components/list/use-focus-on-page';
import { ScanCard } from '@/features/scans/components/scan-card';
import { activeFilters } from '@/features/scans/list/filters';
import { type ListView, withoutFilters } from '@/features/scans/list/list-view';
import { texts as listTexts } from '@/features/scans/list/texts';
import { useListView } from '@/features/scans/list/use-list-view';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { useDeferredReveal } from '@/lib/use-deferred-reveal';
import { ResumeAction } from '../parts/resume-action';
import { texts as allTexts } from './texts';

const texts = allTexts.jobMatch;

// A constant, so that memoised cards do not rerender.
const resumeAction = <ResumeAction />;

function NoScans() {
  return (
    <EmptyState
      icon={Target}
      title={texts.emptyTitle}
      action={
        <>
          <Button asChild>
            <Link to={paths.jobScan} state={{ title: screenTitles.jobScan }}>
              {texts.scanNow}
            </Link>
          </Button>
          <Button asChild variant="quiet">
            <Link to={paths.scoreFaq}>{texts.learnMore}</Link>
          </Button>
        </>
      }
    >
      {texts.empty}
    </EmptyState>
  );
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={listTexts.noMatchTitle}
      action={<Button onClick={onClear}>{listTexts.clear}</Button>}
    >
      {listTexts.noMatch}
    </EmptyState>
  );
}

interface ScansProps {
  view: ListView;
  change: (changes: Partial<ListView>) => void;
  data: JobsPage;
  isStale: boolean;
  /** Moves the focus to the top when the focused button disappears. */
  onClear: () => void;
}

function Scans({ view, change, data, isStale, onClear }: ScansProps) {
  const filters = activeFilters(view);
  const clear = () => {
    change(withoutFilters(view));
    onClear();
  };
  return (
    <>
      <div className="mt-4 mb-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="numbers text-small text-muted">
          {filters.length > 0
            ? listTexts.matching(data.totalMatching)
            : listTexts.all(data.totalJobs)}
        </p>
        {filters.length > 0 && <FilterChips filters={filters} onChange={change} onClear={clear} />}
      </div>
      {data.jobs.length === 0 && (data.totalMatching > 0 || filters.length === 0) && (
        <PageOutOfRange view={view} />
      )}
      {data.jobs.length === 0 && data.totalMatching === 0 && filters.length > 0 && (
        <NoMatch onClear={clear} />
      )}
      <ScanAnnouncements jobs={data.jobs} />
      <ScanGrid jobs={data.jobs} isStale={isStale}>
        {(job) => <ScanCard job={job} resumeAction={resumeAction} />}
      </ScanGrid>
      {data.jobs.length > 0 && <Pager view={view} data={data} />}
    </>
  );
}

export function JobMatch() {
  const [asked, change] = useListView();
  // Stages have a screen of their own.
  const view = { ...asked, stage: null };
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery(listQuery(view));
  const hasArrived = useDeferredReveal(data);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnPage(heading, view.page);
  const isEmpty = data?.totalJobs === 0;
  return (
    <Page title={screenTitles.jobMatch}>
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-heading font-semibold outline-none">
        {texts.heading}
      </h1>
      <div className="@container">
        {!isEmpty && <ListToolbar view={view} onChange={change} filters={activeFilters(view)} />}
        {error && !data && (
          <div className="mt-4">
            <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
          </div>
        )}
        {!error && !hasArrived && (
          <>
            <div className="my-4 flex h-9 items-center">
              <Skeleton className="h-4 w-20 rounded-control" />
            </div>
            <ScanGridSkeleton />
          </>
        )}
        {hasArrived && isEmpty && <NoScans />}
        {data && hasArrived && !isEmpty && (
          <Scans
            view={view}
            change={change}
            data={data}
            isStale={isPlaceholderData && isFetching}
            onClear={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </Page>
  );
}

export { JobMatch as Component };
