import { type Job, type JobsPage, scanEndpoints } from '@rolefit/contracts';
import {
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { scanKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { postingName } from '../posting-name';
import { texts } from '../triage/texts';
import { cancelScanQueries, invalidateScan } from './optimistic-update';

interface Change {
  readonly job: Job;
  readonly isArchived: boolean;
}

type Pages = readonly (readonly [QueryKey, JobsPage | undefined])[];

/** Whether a list still shows the scan after the change; lists of saved scans show it in any case. */
function keeps(queryKey: QueryKey, isArchived: boolean): boolean {
  const asked: unknown = queryKey[2];
  const value = (name: string) =>
    typeof asked === 'object' && asked !== null && name in asked
      ? Object.entries(asked).find(([key]) => key === name)?.[1]
      : undefined;
  if (value('saved') === 'true' || value('stage') !== undefined) return true;
  return (value('archived') === 'true') === isArchived;
}

/** Removes the scan from the lists that no longer show it. @returns the lists as they were */
function takeOut(client: QueryClient, { job, isArchived }: Change): Pages {
  const before = client.getQueriesData<JobsPage>({ queryKey: scanKeys.lists });
  for (const [queryKey, page] of before) {
    if (!page || keeps(queryKey, isArchived)) continue;
    const jobs = page.jobs.filter(({ _id }) => _id !== job._id);
    if (jobs.length === page.jobs.length) continue;
    client.setQueryData<JobsPage>(queryKey, {
      ...page,
      jobs,
      totalMatching: Math.max(page.totalMatching - 1, 0),
      totalArchivedJobs: page.totalArchivedJobs + (isArchived ? 1 : -1),
    });
  }
  return before;
}

/** Archives a scan or moves it back: without confirmation, but with an undo. It disappears from lists at once. */
export function useArchive() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ job, isArchived }: Change) =>
      api.call(isArchived ? scanEndpoints.archiveScan : scanEndpoints.unarchiveScan, {
        params: { id: job._id },
      }),
    onMutate: async (change) => {
      await cancelScanQueries(client, change.job._id);
      return { before: takeOut(client, change) };
    },
    onError: (error, { job }, context) => {
      for (const [queryKey, page] of context?.before ?? []) client.setQueryData(queryKey, page);
      toast.error(texts.notArchived, { id: toastId(job), description: errorText(error) });
    },
    onSettled: (_answer, _error, { job }) => {
      invalidateScan(client, job._id);
      void client.invalidateQueries({ queryKey: scanKeys.insights });
    },
  });
  return (job: Job, isArchived = true) => {
    mutate({ job, isArchived });
    const name = postingName(job);
    toast(isArchived ? texts.archived(name) : texts.unarchived(name), {
      id: toastId(job),
      action: {
        label: texts.undo,
        onClick: () => mutate({ job, isArchived: !isArchived }),
      },
    });
  };
}

function toastId({ _id }: Job): string {
  return `archive-${_id}`;
}
