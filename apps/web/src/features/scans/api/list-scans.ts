import { limits } from '@rolefit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';
import { isLive } from '../scan-state';

const safetyNetMs = 10_000;

/** One page of scans, newest first. */
export function scansQuery(page: number) {
  return queryOptions({
    queryKey: scanKeys.list(page),
    queryFn: ({ signal }) => api.call('listScans', { query: { page: String(page), limit: String(limits.pageSizeDefault) }, signal }),
    placeholderData: keepPreviousData,
    // Events repaint; this only covers one that got lost.
    refetchInterval: ({ state }) => (state.data?.jobs.some(({ status }) => isLive(status)) ? safetyNetMs : false),
  });
}
