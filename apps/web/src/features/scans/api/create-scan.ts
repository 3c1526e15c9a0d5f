import { type ScanRequest } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** Asks for a scan; resolves as soon as it is accepted. */
export function useCreateScan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScanRequest) => api.call('createScan', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: scanKeys.lists }),
  });
}
