import { sessionEndpoints } from '@rolefit/contracts';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { providerKeys } from './query-keys';

/** Sign-in providers and links of this server; static configuration. */
export const providersQuery = queryOptions({
  queryKey: providerKeys.all,
  queryFn: ({ signal }) => api.call(sessionEndpoints.listProviders, { signal }),
  staleTime: 'static',
});
