import { scanEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** What to do next, over all scans. Live events refetch it. */
export const nextQuery = queryOptions({
  queryKey: scanKeys.next,
  queryFn: ({ signal }) => api.call(scanEndpoints.getNext, { signal }),
});
