import { type z } from 'zod/mini';
import { limits } from './limits.js';
import type { TokenScope } from './personal-token.js';

/** Base path of the API below the server's origin. */
export const apiBasePath = '/api/v1';

/** The part of an API call's definition that clients need; `endpointDocs` has the rest. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `apiBasePath`, with `:name` for parameters. */
  readonly path: string;
  /**
   * `bearer` requires an access token; `public` requires nothing; `signed` carries its signature in
   * the link.
   */
  readonly auth: 'public' | 'bearer' | 'signed';
  /**
   * Also allowed for a deleted account that can be restored; all other calls reject it with
   * ACCOUNT_DELETED.
   */
  readonly forDeleted?: true;
  /**
   * The scope that a personal access token needs for this call. Without one, tokens are refused;
   * `by-tool` leaves the decision to the handler.
   */
  readonly scope?: TokenScope | 'by-tool';
  readonly status: 200 | 202 | 302;
  /** Maximum body size, if not the default; see `bodyBytesOf`. */
  readonly bodyBytes?: number;
  /** `multipart` sends one file in this field. */
  readonly file?: string;
  /** Media types of the file in the answer, if it is one. */
  readonly media?: readonly string[];
  /** Schema of `data`; absent if the answer is not JSON (a redirect, a file). */
  readonly data?: z.ZodMiniType;
}

/** Maximum JSON body of an endpoint; far smaller for unauthenticated callers. */
export function bodyBytesOf({ auth, bodyBytes }: Pick<Endpoint, 'auth' | 'bodyBytes'>): number {
  return bodyBytes ?? (auth === 'bearer' ? limits.jsonBodyBytes : limits.publicBodyBytes);
}
