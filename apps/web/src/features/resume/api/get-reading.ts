import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { readingKeys } from '@/lib/query-keys';

/** Facts read from the resume. Fetched each time the dialog opens, because a lost event must not leave a stale text. */
export const readingQuery = queryOptions({
  queryKey: readingKeys.all,
  queryFn: ({ signal }) => api.call('getResumeReading', { signal }),
  staleTime: 0,
});
