import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** What all scans say together. Asked for at every visit: scans that were made or deleted elsewhere count too. */
export const insightsQuery = queryOptions({
  queryKey: scanKeys.insights,
  queryFn: ({ signal }) => api.call('getInsights', { signal }),
  refetchOnMount: 'always',
});
