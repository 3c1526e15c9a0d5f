import { insightEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';

/** Statistics over all scans. Fetched at every visit, because scans may have changed on other devices. */
export const insightsQuery = queryOptions({
  queryKey: scanKeys.insights,
  queryFn: ({ signal }) => api.call(insightEndpoints.getInsights, { signal }),
  refetchOnMount: 'always',
});
