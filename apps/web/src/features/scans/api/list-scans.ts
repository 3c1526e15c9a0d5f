import { type Job, scanEndpoints } from '@rolefit/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { isBeingReadClosely } from '@/lib/close-reading';
import { scanKeys } from '@/lib/query-keys';
import { type ListView, queryOf } from '../list/list-view';
import { isLive } from '../scan-state';

const safetyNetMs = 10_000;

/** Polls while scans or close readings are running. Live events keep the list current; polling only covers lost ones. */
function watchLive(jobs: readonly Job[] | undefined): number | false {
  return jobs?.some((job) => isLive(job.status) || isBeingReadClosely(job)) ? safetyNetMs : false;
}

/** One page of scans for a view. */
export function listQuery(view: ListView) {
  const query = queryOf(view);
  return queryOptions({
    queryKey: scanKeys.list(query),
    queryFn: ({ signal }) => api.call(scanEndpoints.listScans, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => watchLive(state.data?.jobs),
  });
}
