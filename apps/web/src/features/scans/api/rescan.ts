import { type Job, scanEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { texts } from '../texts';
import { cancelScanQueries, invalidateScan, patchCachedScan } from './optimistic-update';

/** Runs a scan again. It shows as queued immediately and is rolled back if the server refuses; the old score stays until there is a new one. */
export function useRescan({ _id: id, ...before }: Job) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(scanEndpoints.rescan, { params: { id } }),
    onMutate: async () => {
      // Saved here: after the optimistic update the caller no longer has the previous state.
      const { status, failure } = before;
      await cancelScanQueries(client, id);
      patchCachedScan(client, id, () => ({ status: 'queued', failure: null }));
      return { status, failure };
    },
    onError: (error, _none, run) => {
      // A live event may have brought a newer state.
      if (run) patchCachedScan(client, id, (job) => (job.status === 'queued' ? run : {}));
      toast.error(texts.notScannedAgain, { id: `rescan-${id}`, description: errorText(error) });
    },
    onSettled: () => invalidateScan(client, id),
  });
}
