import { type Job, type JobDetail, type JobsPage } from '@rolefit/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { scanKeys } from '@/lib/query-keys';

/** By what a scan is shown: all lists, and its own screen. */
function keysOf(id: string) {
  return [scanKeys.lists, scanKeys.detail(id)] as const;
}

/** Lets no answer that is on its way paint over what a change is about to show. */
export async function cancelScanQueries(client: QueryClient, id: string): Promise<void> {
  await Promise.all(keysOf(id).map((queryKey) => client.cancelQueries({ queryKey })));
}

/** Changes a scan wherever it is shown, before the server has said so. */
export function patchCachedScan(client: QueryClient, id: string, change: (job: Job) => Partial<Job>): void {
  const paint = <Shown extends Job>(job: Shown): Shown => (job._id === id ? { ...job, ...change(job) } : job);
  client.setQueriesData<JobsPage>({ queryKey: scanKeys.lists }, (page) => page && { ...page, jobs: page.jobs.map(paint) });
  client.setQueryData<JobDetail>(scanKeys.detail(id), (job) => job && paint(job));
}

/** The server has the last word. */
export function invalidateScan(client: QueryClient, id: string): void {
  for (const queryKey of keysOf(id)) void client.invalidateQueries({ queryKey });
}
