import { ApiError } from '@rolefit/api-client';
import { z } from 'zod/mini';

/** What a failed attempt means for a scan that waits, and for all that wait with it. */
export type Outcome =
  /** The server cannot be reached, or says to wait: everything waits. */
  | { readonly kind: 'hold'; readonly why: 'offline' | 'busy'; readonly retryAfterMs: number | null }
  /** The server has taken it, and tells of it in a way that only a newer extension knows. */
  | { readonly kind: 'taken' }
  /** The session is over: everything waits for the user. */
  | { readonly kind: 'expired' }
  /** This scan will never be taken as it is: the user may correct it. */
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  /** The server stumbled over this one: it waits, the others go on. */
  | { readonly kind: 'later'; readonly message: string };

const refusals: readonly number[] = [400, 409, 413, 415, 422];

/** Tells what to make of an attempt that failed. @throws what is no failure of a call */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  const { name, status, message, fields, retryAfterMs } = error;
  if (name === 'AUTHERROR') return { kind: 'expired' };
  if (name === 'RATELIMITED' || name === 'UNAVAILABLE') return { kind: 'hold', why: 'busy', retryAfterMs };
  if (name === 'PROTOCOL' && isTaken(error)) return { kind: 'taken' };
  if (name === 'PROTOCOL' && (status === 429 || status === 503)) return { kind: 'hold', why: 'busy', retryAfterMs };
  // What stands between us and the server answers in words of its own: a proxy, a hotel's login page.
  if (name === 'NETWORK' || name === 'TIMEOUT' || name === 'PROTOCOL') return { kind: 'hold', why: 'offline', retryAfterMs };
  if (refusals.includes(status)) return { kind: 'refused', message, fields };
  return { kind: 'later', message };
}

/** A login page of a hotel answers 200 as well, but not in our envelope. */
function isTaken({ status, cause }: ApiError): boolean {
  return status >= 200 && status < 300 && cause instanceof z.core.$ZodError && cause.issues.every(({ path }) => path[0] === 'data' && path.length > 1);
}
