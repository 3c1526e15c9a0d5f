import { type CloseReadingState, type Job, scanEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { isBeingReadClosely } from '@/lib/close-reading';
import { errorText } from '@/lib/error-text';
import { toast } from '@/lib/toast';
import { texts } from '../close-reading/detail-texts';
import { cancelScanQueries, invalidateScan, patchCachedScan } from './optimistic-update';

/** Has the model read a match closely again. It shows as queued immediately and is rolled back if the server refuses. */
export function useReadClosely(id: string, before: CloseReadingState) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(scanEndpoints.readClosely, { params: { id } }),
    onMutate: async () => {
      await cancelScanQueries(client, id);
      patchCachedScan(client, id, () => ({
        closeReading: { ...before, status: 'queued', failure: null },
      }));
      return { closeReading: before } satisfies Partial<Job>;
    },
    onError: (error, _none, former) => {
      // A live event may have delivered a newer state.
      if (former) patchCachedScan(client, id, (job) => (isBeingReadClosely(job) ? former : {}));
      toast.error(texts.notRead, { id: `read-closely-${id}`, description: errorText(error) });
    },
    onSettled: () => invalidateScan(client, id),
  });
}
