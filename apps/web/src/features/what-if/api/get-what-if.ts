import { caseEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { retryAlsoTimeouts } from '@/lib/query-client';
import { scanKeys } from '@/lib/query-keys';

const staleMs = 300_000;

/**
 * How scans would change with what the user doesn't have. Judging them takes the server a while, so the answer is kept until an event says that matches have changed.
 * @param scan whose missing skills are offered too; null for all scans alike
 */
export const whatIfQuery = (scan: string | null) =>
  queryOptions({
    queryKey: scanKeys.whatIf(scan),
    queryFn: ({ signal }) =>
      api.call(caseEndpoints.getWhatIf, { query: scan === null ? {} : { scan }, signal }),
    staleTime: staleMs,
    // A busy server, or one that has just started, may take longer than the timeout of a call.
    retry: retryAlsoTimeouts,
  });
