import { type JobsPage, limits } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Skeleton } from '@/components/ui/skeleton';
import { nextQuery } from '@/features/scans/api/get-next';
import { listQuery } from '@/features/scans/api/list-scans';
import { FilterChips } from '@/features/scans/components/list/filter-chips';
import { ListToolbar } from '@/features/scans/components/list/list-toolbar';
import { Pager } from '@/features/scans/components/list/pager';
import { QuickFilters } from '@/features/scans/components/list/quick-filters';
import { useFocusOnPage } from '@/features/scans/components/list/use-focus-on-page';
import { ApplyNext, ApplyNextSkeleton } from '@/features/scans/components/next/apply-next';
import { KeysDialog } from '@/features/scans/components/triage/keys-dialog';
import { TriageList, TriageSkeleton } from '@/features/scans/components/triage/triage-list';
import { activeFilters, otherFilters } from '@/features/scans/list/filters';
import {
  type ListDefaults,
  type ListView,
  readListView,
  withoutFilters,
} from '@/features/scans/list/list-view';
import { readSort, rememberSort } from '@/features/scans/list/remembered-sort';
import { texts as listTexts } from '@/features/scans/list/texts';
import { useListView } from '@/features/scans/list/use-list-view';
import { texts as triageTexts } from '@/features/scans/triage/texts';
import { lazyPart } from '@/lib/lazy-part';
import { readUser, sessionAtom } from '@/lib/session';
import { screenTitles } from '@/lib/texts';
import { useDeferredReveal } from '@/lib/use-deferred-reveal';
import { ResumeAction } from '../parts/resume-action';
import { ScanAnnouncements } from '../parts/scan-announcements';
import { type ScreenModule } from '../screen-tree';
import { texts } from './job-match-texts';

// Loaded on demand, because most users have matches.
const NoScans = lazyPart(async () => (await import('../parts/empty-matches')).NoScans);
const NoMatch = lazyPart(async () => (await import('../parts/empty-matches')).NoMatch);

const PageOutOfRange = lazyPart(
  async () => (await import('@/features/scans/components/list/page-out-of-range')).PageOutOfRange,
);

interface ScansProps {
  view: ListView;
  change: (changes: Partial<ListView>) => void;
  data: JobsPage;
  isStale: boolean;
  /** Moves the focus to the top when the focused button disappears. */
  onClear: () => void;
  onHelp: () => void;
}

function Scans({ view, change, data, isStale, onClear, onHelp }: ScansProps) {
  const isFiltered = activeFilters(view).length > 0;
  const clear = () => {
    change(withoutFilters(view));
    onClear();
  };
  return (
    <>
      <div className="mt-3 mb-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2">
        <QuickFilters view={view} onChange={change} archived={data.totalArchivedJobs} />
        <p role="status" className="numbers text-small text-muted">
          {isFiltered ? listTexts.matching(data.totalMatching) : listTexts.all(data.totalMatching)}
        </p>
        {isFiltered && (
          <FilterChips filters={otherFilters(view)} onChange={change} onClear={clear} />
        )}
      </div>
      {data.jobs.length === 0 && (data.totalMatching > 0 || !isFiltered) && (
        <PageOutOfRange view={view} />
      )}
      {data.jobs.length === 0 && data.totalMatching === 0 && isFiltered && (
        <NoMatch onClear={clear} />
      )}
      <ScanAnnouncements jobs={data.jobs} />
      {data.jobs.length > 0 && (
        <>
          <TriageList
            jobs={data.jobs}
            isStale={isStale}
            ResumeAction={ResumeAction}
            onHelp={onHelp}
          />
          <Pager view={view} data={data} />
        </>
      )}
    </>
  );
}

/** The answer on top of the whole list. It is left out while it cannot be loaded: the list is what the screen is about. */
function Answer() {
  const { data, error } = useQuery(nextQuery);
  const hasArrived = useDeferredReveal(data);
  if (error && !data) return null;
  return data && hasArrived ? <ApplyNext next={data} /> : <ApplyNextSkeleton />;
}

function defaultsOf(userId: string): ListDefaults {
  return { defaultSort: readSort(userId), pageSize: limits.pageSizeTriage };
}

/** Drops the stage from the address: saved jobs have their own screen. */
function withoutStage(view: ListView): ListView {
  return { ...view, stage: null };
}

/** Whether the view is the first page without filters, which shows "Apply next" above the list. */
function isWholeList(view: ListView): boolean {
  return activeFilters(view).length === 0 && view.page === 1 && view.cursor === null;
}

export const prefetch: ScreenModule['prefetch'] = (client, { search }) => {
  const defaults = defaultsOf(readUser()?.id ?? '');
  const view = withoutStage(readListView(new URLSearchParams(search), defaults));
  return Promise.all([
    client.prefetchQuery(listQuery(view)),
    isWholeList(view) && client.prefetchQuery(nextQuery),
  ]);
};

/** The view of the address, in the order that the user chose last. */
function useMatchesView() {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  // Read once, so that going back shows the former order.
  const [defaults] = useState(() => defaultsOf(userId));
  const [asked, change] = useListView(defaults);
  const remember = (changes: Partial<ListView>) => {
    if (changes.sort) rememberSort(userId, changes.sort);
    change(changes);
  };
  return [withoutStage(asked), remember] as const;
}

export function JobMatch() {
  const [view, change] = useMatchesView();
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery(listQuery(view));
  const hasArrived = useDeferredReveal(data);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnPage(heading, view.page);
  const isEmpty = data?.totalJobs === 0;
  const filters = activeFilters(view);
  return (
    <Page title={screenTitles.jobMatch}>
      <h1 className="sr-only">{screenTitles.jobMatch}</h1>
      {isWholeList(view) && !isEmpty && (
        <div className="mb-8">
          <Answer />
        </div>
      )}
      <section aria-labelledby="all-matches" className="@container">
        <div className="mb-3 flex items-center justify-between gap-4">
          <h2
            id="all-matches"
            ref={heading}
            tabIndex={-1}
            className="text-heading font-semibold outline-none"
          >
            {triageTexts.heading}
          </h2>
          {!isEmpty && <KeysDialog isOpen={isHelpOpen} onOpenChange={setIsHelpOpen} />}
        </div>
        {!isEmpty && <ListToolbar view={view} onChange={change} filters={filters} />}
        {error && !data && (
          <div className="mt-4">
            <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
          </div>
        )}
        {!error && !hasArrived && (
          <>
            <div className="my-3 flex h-9 items-center">
              <Skeleton className="h-8 w-80 max-w-full rounded-full" />
            </div>
            <TriageSkeleton />
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
            onHelp={() => setIsHelpOpen(true)}
          />
        )}
      </section>
    </Page>
  );
}

export { JobMatch as Component };
