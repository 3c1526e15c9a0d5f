import { ApiError } from '@rolefit/api-client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;
/** Longest automatic delay. If the server requests more, the error with the time is shown, and the user retries. */
const longestWaitMs = 10_000;
const firstDelayMs = 1_000;

function waitOf(error: Error): number | null {
  return error instanceof ApiError ? error.retryAfterMs : null;
}

const transient: readonly string[] = ['NETWORK', 'UNAVAILABLE', 'RATELIMITED'];
const transientOrTimeout = [...transient, 'TIMEOUT'];

function isRetryable(error: Error, names: readonly string[]): boolean {
  const isBrief = (waitOf(error) ?? 0) <= longestWaitMs;
  return isBrief && error instanceof ApiError && names.includes(error.name);
}

/** Excludes timeouts: a retry would add to the load of a server that is already too slow. */
const retryTransient = (count: number, error: Error): boolean =>
  count < retries && isRetryable(error, transient);

/** For calls whose computation the server continues after a timeout, so that a retry joins it. */
export const retryAlsoTimeouts = (count: number, error: Error): boolean =>
  count < retries && isRetryable(error, transientOrTimeout);

/** The delay that the server requests, or else exponential back-off. */
function delayOf(count: number, error: Error): number {
  return waitOf(error) ?? firstDelayMs * 2 ** count;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Fail mutations immediately while offline rather than queue them; the form keeps its values.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 30_000,
        retry: retryTransient,
        retryDelay: delayOf,
      },
    },
  });
}
