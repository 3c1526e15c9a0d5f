import { type Job } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { texts } from '../match/texts';
import { invalidateScan, patchCachedScan, cancelScanQueries } from './optimistic-update';

/** Runs a scan again, after a failure or by wish. It shows as queued at once, and as before where the server does not take it; what it scored stays until it scores anew. */
export function useRescan({ _id: id, ...before }: Job) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('rescan', { params: { id } }),
    onMutate: async () => {
      // Kept here: once it shows as queued, whoever calls this has no other state to go back to.
      const { status, failure } = before;
      await cancelScanQueries(client, id);
      patchCachedScan(client, id, () => ({ status: 'queued', failure: null }));
      return { status, failure };
    },
    onError: (error, _none, run) => {
      // An event may have told of more by now.
      if (run) patchCachedScan(client, id, (job) => (job.status === 'queued' ? run : {}));
      toast.error(texts.notScannedAgain, { id: `rescan-${id}`, description: errorText(error) });
    },
    onSettled: () => invalidateScan(client, id),
  });
}
