import { scanDetailEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { isBeingReadClosely } from '@/lib/close-reading';
import { scanKeys } from '@/lib/query-keys';
import { isLive } from '../scan-state';

const safetyNetMs = 10_000;

export function scanQuery(id: string) {
  return queryOptions({
    queryKey: scanKeys.detail(id),
    queryFn: ({ signal }) => api.call(scanDetailEndpoints.getScan, { params: { id }, signal }),
    enabled: id !== '',
    refetchInterval: ({ state: { data } }) =>
      data && (isLive(data.status) || isBeingReadClosely(data)) ? safetyNetMs : false,
  });
}
