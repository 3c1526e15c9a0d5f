import { type Job, type JobsPage } from '@rolefit/contracts';
import { useQuery } from '@tanstack/react-query';
import { Bookmark, SearchX } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '@/components/layout/empty-state';
import { LoadError } from '@/components/layout/load-error';
import { Page } from '@/components/layout/page';
import { Button } from '@/components/ui/button';
import { listQuery } from '@/features/scans/api/list-scans';
import { ListToolbar } from '@/features/scans/components/list/list-toolbar';
import { Pager } from '@/features/scans/components/list/pager';
import { ScanGrid, ScanGridSkeleton } from '@/features/scans/components/list/scan-grid';
import { useFocusOnPage } from '@/features/scans/components/list/use-focus-on-page';
import { SavedCardExtras } from '@/features/scans/components/saved/saved-card-extras';
import { StageNav } from '@/features/scans/components/saved/stage-nav';
import { ScanCard } from '@/features/scans/components/scan-card';
import { type ListView, readListView, wholeList } from '@/features/scans/list/list-view';
import { useListView } from '@/features/scans/list/use-list-view';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { useDeferredReveal } from '@/lib/use-deferred-reveal';
import { ResumeAction } from '../parts/resume-action';
import { ScanAnnouncements } from '../parts/scan-announcements';
import { type ScreenModule } from '../screen-tree';
import { texts } from './saved-job-texts';

const PageOutOfRange = lazyPart(
  async () => (await import('@/features/scans/components/list/page-out-of-range')).PageOutOfRange,
);

function NothingSaved() {
  return (
    <EmptyState
      icon={Bookmark}
      title={texts.emptyTitle}
      action={
        <Button asChild>
          <Link to={paths.jobMatch} state={{ title: screenTitles.jobMatch }}>
            {texts.toMatches}
          </Link>
        </Button>
      }
    >
      {texts.empty}
    </EmptyState>
  );
}

function NothingHere({ view, onShowAll }: { view: ListView; onShowAll: () => void }) {
  if (view.q.trim() === '' && view.stage === null) return <PageOutOfRange view={view} />;
  const isSearch = view.q.trim() !== '';
  return (
    <EmptyState
      icon={isSearch ? SearchX : Bookmark}
      title={isSearch ? texts.searchEmptyTitle : texts.stageEmptyTitle}
      action={
        <Button variant="outline" onClick={onShowAll}>
          {texts.showAll}
        </Button>
      }
    >
      {isSearch ? texts.searchEmpty : texts.stageEmpty}
    </EmptyState>
  );
}

/** Optimistic update: hides jobs that were just unsaved or moved to another stage. */
function stillHere({ saved }: Job, { stage }: ListView): boolean {
  return saved !== null && (stage === null || saved.stage === stage);
}

interface SavedJobsProps {
  view: ListView;
  change: (changes: Partial<ListView>) => void;
  data: JobsPage;
  /** Of another address than this one. */
  isStale: boolean;
  isFetching: boolean;
  onUnsave: () => void;
}

function SavedJobs({ view, change, data, isStale, isFetching, onUnsave }: SavedJobsProps) {
  const jobs = isStale ? data.jobs : data.jobs.filter((job) => stillHere(job, view));
  return (
    <>
      {jobs.length === 0 && (
        <NothingHere view={view} onShowAll={() => change({ ...wholeList, sort: view.sort })} />
      )}
      <ScanAnnouncements jobs={data.jobs} />
      <ScanGrid jobs={jobs} isStale={isStale && isFetching}>
        {(job) => (
          <ScanCard job={job} resumeAction={<ResumeAction />}>
            {job.saved && <SavedCardExtras job={job} saved={job.saved} onUnsave={onUnsave} />}
          </ScanCard>
        )}
      </ScanGrid>
      {data.jobs.length > 0 && <Pager view={view} data={data} />}
    </>
  );
}

/** The saved scans of a view. This list supports only search and stage; other filters in the address are ignored. */
function savedOf({ q, sort, stage, page, cursor }: ListView): ListView {
  return { ...wholeList, q, sort, stage, page, cursor, isSaved: true };
}

export const prefetch: ScreenModule['prefetch'] = (client, { search }) =>
  client.prefetchQuery(listQuery(savedOf(readListView(new URLSearchParams(search)))));

export function SavedJob() {
  const [asked, change] = useListView();
  const view = savedOf(asked);
  const address: ListView = { ...view, isSaved: null };
  const { data, error, refetch, isPlaceholderData, isFetching } = useQuery(listQuery(view));
  const hasArrived = useDeferredReveal(data);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnPage(heading, view.page);
  const isEmpty =
    data !== undefined &&
    data.totalSavedJobs === 0 &&
    data.jobs.every(({ saved }) => saved === null);
  return (
    <Page title={screenTitles.savedJob}>
      <h1 ref={heading} tabIndex={-1} className="mb-4 text-heading font-semibold outline-none">
        {screenTitles.savedJob}
      </h1>
      <div className="@container space-y-4">
        {!isEmpty && <ListToolbar view={address} onChange={change} />}
        {!isEmpty && <StageNav view={address} data={data} />}
        {error && !data && (
          <LoadError what={texts.what} error={error} onRetry={() => void refetch()} />
        )}
        {!error && !hasArrived && <ScanGridSkeleton />}
        {hasArrived && isEmpty && <NothingSaved />}
        {data && hasArrived && !isEmpty && (
          <SavedJobs
            view={address}
            change={change}
            data={data}
            isStale={isPlaceholderData}
            isFetching={isFetching}
            onUnsave={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </div>
    </Page>
  );
}

export { SavedJob as Component };
