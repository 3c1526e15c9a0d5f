import { limits } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** The saved scans, newest first: as many as one call answers. */
export const savedScansQuery = queryOptions({
  queryKey: [...scanKeys.lists, 'saved'],
  queryFn: ({ signal }) => api.call('listScans', { query: { saved: 'true', limit: String(limits.pageSizeMax) }, signal }),
});
