import { type Job, type JobDetail, type JobsPage } from '@rolefit/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { scanKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';

type Run = Pick<Job, 'status' | 'failure'>;

/** Shows how far a scan is, wherever it is shown. */
function paint(client: QueryClient, id: string, change: (job: Job) => Partial<Run>): void {
  const paintJob = <Shown extends Job>(job: Shown): Shown => (job._id === id ? { ...job, ...change(job) } : job);
  client.setQueriesData<JobsPage>({ queryKey: scanKeys.lists }, (page) => page && { ...page, jobs: page.jobs.map(paintJob) });
  client.setQueryData<JobDetail>(scanKeys.detail(id), (job) => job && paintJob(job));
}

/** Runs a scan again, after a failure or by wish. It shows as queued at once, and as before where the server does not take it; what it scored stays until it scores anew. */
export function useRescan({ _id: id, ...before }: Job) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('rescan', { params: { id } }),
    onMutate: async () => {
      // Kept here: once it shows as queued, whoever calls this has no other state to go back to.
      const { status, failure } = before;
      await Promise.all([client.cancelQueries({ queryKey: scanKeys.lists }), client.cancelQueries({ queryKey: scanKeys.detail(id) })]);
      paint(client, id, () => ({ status: 'queued', failure: null }));
      return { status, failure };
    },
    onError: (error, _none, run) => {
      // An event may have told of more by now.
      if (run) paint(client, id, (job) => (job.status === 'queued' ? run : {}));
      toast.error(errorText(error), { id: `rescan-${id}` });
    },
    onSettled: () => {
      for (const queryKey of [scanKeys.lists, scanKeys.detail(id)]) void client.invalidateQueries({ queryKey });
    },
  });
}
