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
const transientOrSlow = [...transient, 'TIMEOUT'];

function isOneOf(names: readonly string[], error: Error): boolean {
  const isBrief = (waitOf(error) ?? 0) <= longestWaitMs;
  return isBrief && error instanceof ApiError && names.includes(error.name);
}

/** Retries what is transient. A call that timed out is not retried: the server may be overloaded. */
const retryTransient = (count: number, error: Error): boolean =>
  count < retries && isOneOf(transient, error);

/** For calls whose work the server continues after they have timed out: the next one gets the result. */
export const retrySlow = (count: number, error: Error): boolean =>
  count < retries && isOneOf(transientOrSlow, error);

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
