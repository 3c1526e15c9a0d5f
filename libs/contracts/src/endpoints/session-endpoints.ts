import { z } from 'zod/mini';
import { providersSchema, sessionSchema } from '../auth.js';
import { type Endpoint } from '../endpoint.js';
import { userSchema } from '../user.js';

const nothing = z.null();

/** The session of a client. */
export const sessionEndpoints = {
  listProviders: {
    method: 'GET',
    path: '/auth/providers',
    auth: 'public',
    status: 200,
    data: providersSchema,
  },
  createSession: {
    method: 'POST',
    path: '/auth/session',
    auth: 'public',
    status: 200,
    data: sessionSchema,
  },
  getMe: {
    method: 'GET',
    path: '/auth/me',
    auth: 'bearer',
    forDeleted: true,
    status: 200,
    data: userSchema,
  },
  logout: { method: 'POST', path: '/auth/logout', auth: 'public', status: 200, data: nothing },
} as const satisfies Record<string, Endpoint>;
