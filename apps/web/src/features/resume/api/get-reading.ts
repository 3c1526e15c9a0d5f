import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { readingKeys } from '@/lib/query-keys';

/** What was read of the resume. An event that got lost must not leave an old text here, so each look fetches it. */
export const readingQuery = queryOptions({
  queryKey: readingKeys.all,
  queryFn: ({ signal }) => api.call('getResumeReading', { signal }),
  staleTime: 0,
});
