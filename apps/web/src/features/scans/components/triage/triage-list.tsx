import { type Job } from '@rolefit/contracts';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { Card } from '@/components/ui/card';
import { useLocation } from '@/lib/routing/location';
import { useMediaQuery } from '@/lib/use-media-query';
import { texts as listTexts } from '../../list/texts';
import { texts } from '../../triage/texts';
import { useSingleKeys } from '../../triage/single-keys';
import { useTriage } from '../../triage/use-triage';
import { TriageCard } from './triage-card';
import { type ResumeLink, TriageRow } from './triage-row';

// Opened by a key or a click.
const TriagePanel = lazy(async () => ({ default: (await import('./triage-panel')).TriagePanel }));

interface TriageListProps {
  jobs: readonly Job[];
  /** While another page is loading. */
  isStale: boolean;
  ResumeAction: ResumeLink;
  onHelp: () => void;
}

const columns: readonly (readonly [name: keyof typeof texts.columns, className: string])[] = [
  ['score', 'w-18 @5xl:w-31'],
  ['job', ''],
  ['missing', 'w-32 @xl:w-40 @4xl:w-46 @5xl:w-52'],
  ['conditions', 'w-40 @max-3xl:hidden @4xl:w-46 @5xl:w-52'],
  ['stage', 'w-25 @max-4xl:hidden'],
  ['age', 'w-24 @max-4xl:hidden'],
  ['actions', 'w-24'],
];

function Head() {
  return (
    <thead className="border-b text-small text-muted">
      <tr>
        {columns.map(([name, className]) => (
          <th
            key={name}
            scope="col"
            className={`px-2.5 py-2 text-left font-medium whitespace-nowrap ${className}`}
          >
            <span className={name === 'actions' ? 'sr-only' : undefined}>
              {texts.columns[name]}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Puts the cursor into the search of the screen. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}

/** Keeps a callback the same, so that rows need not render again. */
function useStable<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((value: Value) => latest.current(value), []);
}

/** All matches of a page: a table to work through by keyboard, or cards on a phone. One tab stop for all of them. */
export function TriageList({ jobs, isStale, ResumeAction, onHelp }: TriageListProps) {
  const isPhone = useMediaQuery('(max-width: 639.98px)');
  const { pathname, search } = useLocation();
  const triage = useTriage(jobs, !isPhone);
  const { active, open, index } = triage;
  useSingleKeys({ j: triage.focusList, '/': focusSearch, '?': onHelp });
  const handlers = {
    onFocus: useStable(triage.onFocus),
    onOpen: useStable(triage.onOpen),
    onArchive: useStable(triage.putAside),
  };
  const Item = isPhone ? TriageCard : TriageRow;
  const items = jobs.map((job) => (
    <Item
      key={job._id}
      job={job}
      isActive={job._id === active?._id}
      ResumeAction={ResumeAction}
      {...handlers}
    />
  ));
  return (
    <>
      <p role="status" className="sr-only">
        {triage.news}
      </p>
      <Card className="@container overflow-hidden" aria-busy={isStale}>
        {isPhone ? (
          <ul aria-label={texts.table} onKeyDown={triage.onKeyDown} className="divide-y">
            {items}
          </ul>
        ) : (
          <table className="w-full table-fixed">
            <caption className="sr-only">{texts.table}</caption>
            <Head />
            <tbody onKeyDown={triage.onKeyDown} className="divide-y">
              {items}
            </tbody>
          </table>
        )}
      </Card>
      {open && !isPhone && (
        <Suspense>
          <TriagePanel
            job={open}
            place={index + 1}
            of={jobs.length}
            from={pathname + search}
            resumeAction={<ResumeAction />}
            onStep={(step) => triage.goTo(index + step)}
            onClose={triage.close}
            onArchive={triage.putAside}
            onKeyDown={triage.onKeyDown}
          />
        </Suspense>
      )}
    </>
  );
}

/** As high as the rows of a screen. */
export function TriageSkeleton() {
  return (
    <Card role="status" aria-label={listTexts.loading} className="animate-late divide-y">
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className="flex h-12 items-center gap-6 px-4 max-sm:h-24">
          <span className="h-4 w-12 rounded-control bg-line/70" />
          <span className="h-4 w-1/3 rounded-control bg-line/70" />
          <span className="h-4 w-1/4 rounded-control bg-line/70 max-sm:hidden" />
        </div>
      ))}
    </Card>
  );
}
