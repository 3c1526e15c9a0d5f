import { ApiError } from '@rolefit/api-client';
import { QueryClient } from '@tanstack/react-query';

const retries = 2;
/** Longest automatic delay. If the server requests more, the error with the time is shown, and the user retries. */
const longestWaitMs = 10_000;
const firstDelayMs = 1_000;

function waitOf(error: Error): number | null {
  return error instanceof ApiError ? error.retryAfterMs : null;
}

/** Whether an error is transient and worth a retry. */
function isPassing(error: Error): boolean {
  const isBrief = (waitOf(error) ?? 0) <= longestWaitMs;
  return (
    isBrief &&
    error instanceof ApiError &&
    (error.name === 'NETWORK' || error.name === 'UNAVAILABLE' || error.name === 'RATELIMITED')
  );
}

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
        retry: (count, error) => count < retries && isPassing(error),
        retryDelay: delayOf,
      },
    },
  });
}
