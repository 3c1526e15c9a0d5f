import { type Job, type JobDetail, type JobsPage } from '@rolefit/contracts';
import { type QueryClient } from '@tanstack/react-query';
import { scanKeys } from '@/lib/query-keys';

/** Query keys of a scan: all lists, and its detail. */
function keysOf(id: string) {
  return [scanKeys.lists, scanKeys.detail(id)] as const;
}

/** Cancels requests whose responses would overwrite an optimistic update. */
export async function cancelScanQueries(client: QueryClient, id: string): Promise<void> {
  await Promise.all(keysOf(id).map((queryKey) => client.cancelQueries({ queryKey })));
}

/** Changes a scan in every cache entry, ahead of the server's response. */
export function patchCachedScan(
  client: QueryClient,
  id: string,
  change: (job: Job) => Partial<Job>,
): void {
  const paint = <Shown extends Job>(job: Shown): Shown =>
    job._id === id ? { ...job, ...change(job) } : job;
  client.setQueriesData<JobsPage>(
    { queryKey: scanKeys.lists },
    (page) => page && { ...page, jobs: page.jobs.map(paint) },
  );
  client.setQueryData<JobDetail>(scanKeys.detail(id), (job) => job && paint(job));
}

/** Refetches the scan and "Apply next" after the response. */
export function invalidateScan(client: QueryClient, id: string): void {
  for (const queryKey of [...keysOf(id), scanKeys.next])
    void client.invalidateQueries({ queryKey });
}
