import { ApiError } from '@rolefit/api-client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;

/** Only what may go better the next time is worth another try. */
function isPassing(error: Error): boolean {
  return error instanceof ApiError && (error.name === 'NETWORK' || error.name === 'UNAVAILABLE' || error.name === 'RATELIMITED');
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What is sent without a connection fails at once and says so, where it could be taken for sent otherwise; the form is still there.
      mutations: { networkMode: 'always' },
      queries: { staleTime: 30_000, retry: (count, error) => count < retries && isPassing(error) },
    },
  });
}
