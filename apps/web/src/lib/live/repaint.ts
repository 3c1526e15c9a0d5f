import {
  type Job,
  type JobDetail,
  type JobsPage,
  type Profile,
  type Resume,
  type ScanStatus,
} from '@rolefit/contracts';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { profileKeys, scanKeys } from '../query-keys';

type ScanPatch = Partial<Pick<JobDetail, 'status' | 'failure'>>;

/** Late progress events must not overwrite a result. */
export function isSettled(status: ScanStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'needs-text';
}

/**
 * Updates all cached data below a key; data that the callback returns unchanged is not written. Writing marks a query as fresh, so one that was stale is
 * invalidated again.
 */
export function repaint<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  paint: (data: Data) => Data,
): void {
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
export function repaintLists(client: QueryClient, id: string, paint: (job: Job) => Job): void {
  repaint<JobsPage>(client, scanKeys.lists, (page) =>
    page.jobs.some(({ _id }) => _id === id) ? { ...page, jobs: page.jobs.map(paint) } : page,
  );
}

export function repaintScan(
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
export function isUnknown(client: QueryClient, id: string): boolean {
  const pages = client.getQueriesData<JobsPage>({ queryKey: scanKeys.lists });
  return !pages.some(([, page]) => page?.jobs.some(({ _id }) => _id === id));
}

/** Whether any view shows the scan in such a state. Otherwise the event is late, or about something started elsewhere, and the scan is refetched. */
export function isShown(client: QueryClient, id: string, isSuch: (job: Job) => boolean): boolean {
  const listed = client
    .getQueriesData<JobsPage>({ queryKey: scanKeys.lists })
    .flatMap(([, page]) => page?.jobs ?? []);
  const shown = [client.getQueryData<JobDetail>(scanKeys.detail(id)), ...listed];
  return shown.some((job) => job?._id === id && isSuch(job));
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
export function repaintOutcome(
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

export function repaintEvaluation(
  client: QueryClient,
  resumeId: string,
  change: Partial<NonNullable<NonNullable<Profile['resume']>['evaluation']>>,
): void {
  const changed = (resume: Resume): Resume => {
    if (resume.id !== resumeId) return resume;
    const { uploadedAt: updatedAt } = resume;
    const before = resume.evaluation ?? { status: 'queued', failure: null, updatedAt };
    return { ...resume, evaluation: { ...before, ...change } };
  };
  // Not by `lib/profile`: it would fetch the code of the profile on every screen with live updates.
  repaint<Profile>(client, profileKeys.all, (profile) => ({
    ...profile,
    resume: profile.resume && changed(profile.resume),
    resumes: profile.resumes.map((one) => ({ ...one, resume: changed(one.resume) })),
  }));
}
