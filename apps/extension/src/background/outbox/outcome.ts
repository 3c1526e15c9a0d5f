import { ApiError } from '@rolefit/api-client';
import { z } from 'zod/mini';

/** Consequence of a failed attempt, for the scan and for the rest of the outbox. */
export type Outcome =
  /** The server cannot be reached or requests a delay: sending pauses. */
  | {
      readonly kind: 'hold';
      readonly why: 'offline' | 'busy';
      readonly retryAfterMs: number | null;
    }
  /** The server has accepted the scan and answered in a format of a newer version. */
  | { readonly kind: 'taken' }
  /** The session has expired: sending pauses until the user signs in. */
  | { readonly kind: 'expired' }
  /** The server rejects this scan until the user corrects it. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The server failed on this scan: it is retried later while the others are sent. */
  | { readonly kind: 'later'; readonly message: string };

const refusals: readonly number[] = [400, 409, 413, 415, 422];

/** Classifies an error. @throws errors that are no `ApiError` */
export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) throw error;
  const { name, status, message, fields, retryAfterMs } = error;
  if (name === 'AUTHERROR') return { kind: 'expired' };
  if (name === 'RATELIMITED' || name === 'UNAVAILABLE')
    return { kind: 'hold', why: 'busy', retryAfterMs };
  if (name === 'PROTOCOL' && isTaken(error)) return { kind: 'taken' };
  if (name === 'PROTOCOL' && (status === 429 || status === 503))
    return { kind: 'hold', why: 'busy', retryAfterMs };
  // Intermediaries such as a proxy or a captive portal answer in formats of their own.
  if (name === 'NETWORK' || name === 'TIMEOUT' || name === 'PROTOCOL')
    return { kind: 'hold', why: 'offline', retryAfterMs };
  if (refusals.includes(status)) return { kind: 'refused', message, fields };
  return { kind: 'later', message };
}

/** Captive portals answer with 200 as well, but not in our response envelope. */
function isTaken({ status, cause }: ApiError): boolean {
  return (
    status >= 200 &&
    status < 300 &&
    cause instanceof z.core.$ZodError &&
    cause.issues.every(({ path }) => path[0] === 'data' && path.length > 1)
  );
}
