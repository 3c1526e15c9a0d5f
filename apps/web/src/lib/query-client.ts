import { ApiError } from '@rolefit/api-client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;
/** Nobody watches a skeleton for longer than this; a server that asks for more is told of, with the time, and Retry is the user's. */
const longestWaitMs = 10_000;
const firstDelayMs = 1_000;

function waitOf(error: Error): number | null {
  return error instanceof ApiError ? error.retryAfterMs : null;
}

/** Only what may go better soon is worth another try. */
function isPassing(error: Error): boolean {
  const isBrief = (waitOf(error) ?? 0) <= longestWaitMs;
  return isBrief && error instanceof ApiError && (error.name === 'NETWORK' || error.name === 'UNAVAILABLE' || error.name === 'RATELIMITED');
}

/** As long as the server asks for, where it asks; else longer each time. */
function delayOf(count: number, error: Error): number {
  return waitOf(error) ?? firstDelayMs * 2 ** count;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What is sent without a connection fails at once and says so, where it could be taken for sent otherwise; the form is still there.
      mutations: { networkMode: 'always' },
      queries: { staleTime: 30_000, retry: (count, error) => count < retries && isPassing(error), retryDelay: delayOf },
    },
  });
}
