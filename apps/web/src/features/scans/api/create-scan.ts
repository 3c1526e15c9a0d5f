import { scanEndpoints, type ScanRequest } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';
import { dropAcceptedDraft } from '../scan-draft';

/** Creates a scan; resolves as soon as the server has accepted it. */
export function useCreateScan(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScanRequest) => api.call(scanEndpoints.createScan, { body }),
    // In the mutation's own callback, because the form may have been unmounted by then.
    onSuccess: (_scan, { jobId }) => {
      dropAcceptedDraft(userId, jobId);
      return client.invalidateQueries({ queryKey: scanKeys.lists });
    },
  });
}
