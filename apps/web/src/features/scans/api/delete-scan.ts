import { scanEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** Deletes a scan, and refetches the lists, "Apply next" and the insights. */
export function useDeleteScan(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(scanEndpoints.deleteScan, { params: { id } }),
    onSuccess: () =>
      Promise.all(
        [scanKeys.lists, scanKeys.next, scanKeys.insights].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
