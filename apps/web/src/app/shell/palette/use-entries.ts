import { scanEndpoints } from '@rolefit/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '@/lib/api';
import { profileQuery } from '@/lib/profile';
import { scanKeys } from '@/lib/query-keys';
import { type EntryGroup, entryGroups } from './entries';

const pauseMs = 150;
const mostJobs = '6';

/** The debounced query. */
function useSettled(query: string): string {
  const [settled, setSettled] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  return settled;
}

/** The entries of the palette; the search for jobs is debounced. */
export function useEntries(typed: string): { groups: readonly EntryGroup[]; isSearching: boolean } {
  const query = typed.trim();
  const q = useSettled(query);
  const jobs = useQuery({
    queryKey: [...scanKeys.lists, 'palette', q],
    queryFn: ({ signal }) =>
      api.call(scanEndpoints.listScans, {
        query: { limit: mostJobs, ...(q === '' ? {} : { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const profile = useQuery(profileQuery);
  const isSearching = q !== query || jobs.isFetching;
  return {
    groups: entryGroups(query, jobs.data?.jobs ?? [], profile.data?.skills ?? []),
    isSearching,
  };
}
