import {
  type EventName,
  events,
  type Job,
  type JobDetail,
  type JobsPage,
  type Profile,
  type ScanStatus,
} from '@rolefit/contracts';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type z } from 'zod/mini';
import { toast } from '../toast';
import { profileKeys, readingKeys, scanKeys } from '../query-keys';
import { texts } from './texts';

interface LiveEvent<Payload> {
  /** Queries to invalidate: events are hints, the server is the source of truth. */
  readonly refetch: (payload: Payload, client: QueryClient) => readonly QueryKey[];
  /** Optimistic change of the cache until the refetch completes. */
  readonly repaint?: (client: QueryClient, payload: Payload) => void;
  /** Shows a toast on any screen. */
  readonly tell?: (payload: Payload) => void;
}

/** Invalidates all queries below a key. */
export type Refetch = (queryKey: QueryKey) => void;

type ApplyEvent = (client: QueryClient, payload: unknown, refetch?: Refetch) => void;

const everything: QueryKey = [];

function live<Payload>(schema: z.ZodMiniType<Payload>, event: LiveEvent<Payload>): ApplyEvent {
  return (client, payload, refetch = (queryKey) => void client.invalidateQueries({ queryKey })) => {
    const parsed = schema.safeParse(payload);
    // The server may be newer than this page; refetch everything.
    if (!parsed.success) return refetch(everything);
    event.repaint?.(client, parsed.data);
    event.tell?.(parsed.data);
    for (const queryKey of event.refetch(parsed.data, client)) refetch(queryKey);
  };
}

type ScanPatch = Partial<Pick<JobDetail, 'status' | 'failure'>>;

/** Late progress events must not overwrite a result. */
function isSettled(status: ScanStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'needs-text';
}

/**
 * Updates all cached data below a key; data that the callback returns unchanged is not written. Writing marks a query as fresh, so one that was stale is
 * invalidated again.
 */
function repaint<Data>(client: QueryClient, queryKey: QueryKey, paint: (data: Data) => Data): void {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    const data = client.getQueryData<Data>(query.queryKey);
    if (data === undefined) continue;
    const painted = paint(data);
    if (painted === data) continue;
    const wasStale = query.state.isInvalidated;
    client.setQueryData<Data>(query.queryKey, painted);
    if (wasStale) query.invalidate();
  }
}

/** Most events of a burst concern scans that no list shows. */
function repaintLists(client: QueryClient, id: string, paint: (job: Job) => Job): void {
  repaint<JobsPage>(client, scanKeys.lists, (page) =>
    page.jobs.some(({ _id }) => _id === id) ? { ...page, jobs: page.jobs.map(paint) } : page,
  );
}

function repaintScan(
  client: QueryClient,
  id: string,
  patch: ScanPatch,
  isWanted: (before: ScanStatus) => boolean = () => true,
): void {
  const paint = <Shown extends Job>(job: Shown): Shown =>
    job._id === id && isWanted(job.status) ? { ...job, ...patch } : job;
  repaintLists(client, id, paint);
  repaint<JobDetail>(client, scanKeys.detail(id), paint);
}

/** Whether no cached list contains the scan, as for one that was just created or comes from another tab. */
function isUnknown(client: QueryClient, id: string): boolean {
  const pages = client.getQueriesData<JobsPage>({ queryKey: scanKeys.lists });
  return !pages.some(([, page]) => page?.jobs.some(({ _id }) => _id === id));
}

/** Whether the scan is shown as finished: then it was either restarted elsewhere or the event is late, so refetch. */
function isShownSettled(client: QueryClient, id: string): boolean {
  const listed = client
    .getQueriesData<JobsPage>({ queryKey: scanKeys.lists })
    .flatMap(([, page]) => page?.jobs ?? []);
  const shown = [client.getQueryData<JobDetail>(scanKeys.detail(id)), ...listed];
  return shown.some((job) => job?._id === id && isSettled(job.status));
}

const notAsked = {
  skillsScore: null,
  experienceScore: null,
  responsibilitiesScore: null,
  titleScore: null,
  educationScore: null,
  languageScore: null,
} as const;

interface Outcome extends Pick<Job, 'status' | 'title' | 'readyToApply'> {
  readonly overallScore: number | null;
}

/** The event contains all that a card shows; the detail is refetched. */
function repaintOutcome(
  client: QueryClient,
  id: string,
  { status, title, overallScore, readyToApply }: Outcome,
): void {
  const score = (job: Job) =>
    overallScore === null ? job.score : { ...notAsked, ...job.score, overallScore };
  const paint = (job: Job) =>
    job._id === id
      ? { ...job, status, title: title ?? job.title, readyToApply, score: score(job) }
      : job;
  repaintLists(client, id, paint);
}

function repaintEvaluation(
  client: QueryClient,
  resumeId: string,
  change: Partial<NonNullable<NonNullable<Profile['resume']>['evaluation']>>,
): void {
  repaint<Profile>(client, profileKeys.all, (profile) => {
    if (profile.resume?.id !== resumeId) return profile;
    const before = profile.resume.evaluation ?? {
      status: 'queued',
      failure: null,
      updatedAt: profile.resume.uploadedAt,
    };
    return { ...profile, resume: { ...profile.resume, evaluation: { ...before, ...change } } };
  });
}

function tellRescored(count: number): void {
  if (count > 0) toast(texts.rescored(count), { id: 'rescored' });
}

/** For each event the queries that it invalidates and its cache updates. */
export const liveEvents: Readonly<Record<EventName, ApplyEvent>> = {
  'scan.progress': live(events['scan.progress'], {
    refetch: ({ _id }, client) => [
      ...(isUnknown(client, _id) ? [scanKeys.lists, scanKeys.insights] : []),
      ...(isShownSettled(client, _id) ? [scanKeys.lists, scanKeys.detail(_id)] : []),
    ],
    repaint: (client, { _id, status, failure = null }) =>
      repaintScan(client, _id, { status, failure }, (before) => !isSettled(before)),
  }),
  'scan.completed': live(events['scan.completed'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.insights, scanKeys.detail(_id)],
    repaint: (client, { _id, ...outcome }) => repaintOutcome(client, _id, outcome),
  }),
  'scan.failed': live(events['scan.failed'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.detail(_id)],
    repaint: (client, { _id, failure }) => repaintScan(client, _id, { status: 'failed', failure }),
  }),
  'match.progress': live(events['match.progress'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.insights, scanKeys.detail(_id)],
  }),
  'resume.progress': live(events['resume.progress'], {
    refetch: () => [],
    repaint: (client, { resumeId, status, failure = null }) =>
      repaintEvaluation(client, resumeId, { status, failure }),
  }),
  // Skills are part of the profile: setting "completed" before the refetch would briefly show an empty list.
  'resume.evaluated': live(events['resume.evaluated'], {
    refetch: () => [profileKeys.all, readingKeys.all, scanKeys.all],
  }),
  'resume.failed': live(events['resume.failed'], {
    refetch: () => [profileKeys.all],
    repaint: (client, { resumeId, failure }) =>
      repaintEvaluation(client, resumeId, { status: 'failed', failure }),
  }),
  'matches.rescored': live(events['matches.rescored'], {
    refetch: () => [scanKeys.all],
    tell: ({ count }) => tellRescored(count),
  }),
};
