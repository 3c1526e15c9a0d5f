import { readingEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { readingKeys } from '@/lib/query-keys';

/** Facts read from a resume, by its number. Fetched each time the dialog opens, because a lost event must not leave a stale text. */
export function readingQuery(resume: number) {
  return queryOptions({
    queryKey: readingKeys.of(resume),
    queryFn: ({ signal }) =>
      api.call(readingEndpoints.getResumeReading, { query: { resume: String(resume) }, signal }),
    staleTime: 0,
  });
}
