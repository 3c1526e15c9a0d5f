import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** Deletes a scan and refetches the list. */
export function useDeleteScan(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('deleteScan', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: scanKeys.lists }),
  });
}
