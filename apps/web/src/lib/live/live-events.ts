import { type EventName, events, type Job, type JobDetail, type JobsPage, type Profile, type ScanStatus } from '@rolefit/contracts';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type z } from 'zod/mini';
import { toast } from '../toast';
import { profileKeys, readingKeys, scanKeys } from '../query-keys';
import { texts } from './texts';

interface LiveEvent<Payload> {
  /** What to fetch again: an event is a hint, the server has the truth. */
  readonly refetch: (payload: Payload, client: QueryClient) => readonly QueryKey[];
  /** What can be shown before that. */
  readonly repaint?: (client: QueryClient, payload: Payload) => void;
  /** What is worth a word on whatever screen is open. */
  readonly tell?: (payload: Payload) => void;
}

/** Fetches again all that stands below a key. */
export type Refetch = (queryKey: QueryKey) => void;

type ApplyEvent = (client: QueryClient, payload: unknown, refetch?: Refetch) => void;

const everything: QueryKey = [];

function live<Payload>(schema: z.ZodMiniType<Payload>, event: LiveEvent<Payload>): ApplyEvent {
  return (client, payload, refetch = (queryKey) => void client.invalidateQueries({ queryKey })) => {
    const parsed = schema.safeParse(payload);
    // An event of a newer server than this page: the truth is a refetch away.
    if (!parsed.success) return refetch(everything);
    event.repaint?.(client, parsed.data);
    event.tell?.(parsed.data);
    for (const queryKey of event.refetch(parsed.data, client)) refetch(queryKey);
  };
}

type ScanPatch = Partial<Pick<JobDetail, 'status' | 'failure'>>;

/** A late word of progress must not undo a result that a refetch has brought already. */
function isSettled(status: ScanStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'needs-text';
}

/**
 * Paints what the cache holds below a key; what the painter leaves as it is stays untouched. Writing makes a query count as fresh; one that
 * waits to be fetched again goes on waiting, or what it lacks would never come.
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

/** Most of the events of a storm are about scans that no list shows. */
function repaintLists(client: QueryClient, id: string, paint: (job: Job) => Job): void {
  repaint<JobsPage>(client, scanKeys.lists, (page) => (page.jobs.some(({ _id }) => _id === id) ? { ...page, jobs: page.jobs.map(paint) } : page));
}

function repaintScan(client: QueryClient, id: string, patch: ScanPatch, isWanted: (before: ScanStatus) => boolean = () => true): void {
  const paint = <Shown extends Job>(job: Shown): Shown => (job._id === id && isWanted(job.status) ? { ...job, ...patch } : job);
  repaintLists(client, id, paint);
  repaint<JobDetail>(client, scanKeys.detail(id), paint);
}

/** A scan that was begun in another tab, or so lately that no list has it. */
function isUnknown(client: QueryClient, id: string): boolean {
  const pages = client.getQueriesData<JobsPage>({ queryKey: scanKeys.lists });
  return !pages.some(([, page]) => page?.jobs.some(({ _id }) => _id === id));
}

/** Whether the page shows it as ended: then it was begun anew elsewhere, or the word is late, and only the server knows. */
function isShownSettled(client: QueryClient, id: string): boolean {
  const listed = client.getQueriesData<JobsPage>({ queryKey: scanKeys.lists }).flatMap(([, page]) => page?.jobs ?? []);
  const shown = [client.getQueryData<JobDetail>(scanKeys.detail(id)), ...listed];
  return shown.some((job) => job?._id === id && isSettled(job.status));
}

const notAsked = { skillsScore: null, experienceScore: null, responsibilitiesScore: null, titleScore: null, educationScore: null, languageScore: null } as const;

interface Outcome extends Pick<Job, 'status' | 'title' | 'readyToApply'> {
  readonly overallScore: number | null;
}

/** The list has all that a card shows; the detail waits for the whole match. */
function repaintOutcome(client: QueryClient, id: string, { status, title, overallScore, readyToApply }: Outcome): void {
  const score = (job: Job) => (overallScore === null ? job.score : { ...notAsked, ...job.score, overallScore });
  const paint = (job: Job) => (job._id === id ? { ...job, status, title: title ?? job.title, readyToApply, score: score(job) } : job);
  repaintLists(client, id, paint);
}

function repaintEvaluation(client: QueryClient, resumeId: string, change: Partial<NonNullable<NonNullable<Profile['resume']>['evaluation']>>): void {
  repaint<Profile>(client, profileKeys.all, (profile) => {
    if (profile.resume?.id !== resumeId) return profile;
    const before = profile.resume.evaluation ?? { status: 'queued', failure: null, updatedAt: profile.resume.uploadedAt };
    return { ...profile, resume: { ...profile.resume, evaluation: { ...before, ...change } } };
  });
}

function tellRescored(count: number): void {
  if (count > 0) toast(texts.rescored(count), { id: 'rescored' });
}

/** Which event makes which server state stale, and how it repaints until the fresh one is here. */
export const liveEvents: Readonly<Record<EventName, ApplyEvent>> = {
  'scan.progress': live(events['scan.progress'], {
    refetch: ({ _id }, client) => [
      ...(isUnknown(client, _id) ? [scanKeys.lists, scanKeys.insights] : []),
      ...(isShownSettled(client, _id) ? [scanKeys.lists, scanKeys.detail(_id)] : []),
    ],
    repaint: (client, { _id, status, failure = null }) => repaintScan(client, _id, { status, failure }, (before) => !isSettled(before)),
  }),
  'scan.completed': live(events['scan.completed'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.insights, scanKeys.detail(_id)],
    repaint: (client, { _id, ...outcome }) => repaintOutcome(client, _id, outcome),
  }),
  'scan.failed': live(events['scan.failed'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.detail(_id)],
    repaint: (client, { _id, failure }) => repaintScan(client, _id, { status: 'failed', failure }),
  }),
  'resume.progress': live(events['resume.progress'], {
    refetch: () => [],
    repaint: (client, { resumeId, status, failure = null }) => repaintEvaluation(client, resumeId, { status, failure }),
  }),
  // The skills come with the profile: painting "completed" before them would show an empty list for a moment.
  'resume.evaluated': live(events['resume.evaluated'], { refetch: () => [profileKeys.all, readingKeys.all, scanKeys.all] }),
  'resume.failed': live(events['resume.failed'], {
    refetch: () => [profileKeys.all],
    repaint: (client, { resumeId, failure }) => repaintEvaluation(client, resumeId, { status: 'failed', failure }),
  }),
  'matches.rescored': live(events['matches.rescored'], { refetch: () => [scanKeys.all], tell: ({ count }) => tellRescored(count) }),
};
