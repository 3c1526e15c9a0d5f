import { z } from 'zod/mini';
import { type Endpoint } from '../endpoint.js';
import { createdPersonalTokenSchema, personalTokensSchema } from '../personal-token.js';

const nothing = z.null();

/** Personal access tokens. */
export const personalTokenEndpoints = {
  listPersonalTokens: {
    method: 'GET',
    path: '/auth/tokens',
    auth: 'bearer',
    status: 200,
    data: personalTokensSchema,
  },
  createPersonalToken: {
    method: 'POST',
    path: '/auth/tokens',
    auth: 'bearer',
    status: 200,
    data: createdPersonalTokenSchema,
  },
  revokePersonalToken: {
    method: 'DELETE',
    path: '/auth/tokens/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
  },
} as const satisfies Record<string, Endpoint>;
