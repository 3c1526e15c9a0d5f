import { type ScanRequest } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';
import { dropAcceptedDraft } from '../scan-draft';

/** Asks for a scan; resolves as soon as it is accepted. */
export function useCreateScan(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScanRequest) => api.call('createScan', { body }),
    // Here and not beside the form, which may be gone by then.
    onSuccess: (_scan, { jobId }) => {
      dropAcceptedDraft(userId, jobId);
      return client.invalidateQueries({ queryKey: scanKeys.lists });
    },
  });
}
