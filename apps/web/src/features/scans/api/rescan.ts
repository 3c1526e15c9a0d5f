import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** Runs a scan again, after a failure or by wish. */
export function useRescan(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call('rescan', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: scanKeys.all }),
  });
}
