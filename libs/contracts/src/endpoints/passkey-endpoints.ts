import { z } from 'zod/mini';
import { type Endpoint } from '../endpoint.js';
import { limits } from '../limits.js';
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  passkeySignedInSchema,
  passkeysSchema,
} from '../passkey.js';

const nothing = z.null();

/** Passkeys: signing in with one, and those of the user. */
export const passkeyEndpoints = {
  startPasskeySignIn: {
    method: 'POST',
    path: '/auth/passkey/options',
    auth: 'public',
    status: 200,
    data: passkeyRequestSchema,
  },
  signInWithPasskey: {
    method: 'POST',
    path: '/auth/passkey/session',
    auth: 'public',
    bodyBytes: limits.passkeySignInBytes,
    status: 200,
    data: passkeySignedInSchema,
  },
  listPasskeys: {
    method: 'GET',
    path: '/auth/passkeys',
    auth: 'bearer',
    status: 200,
    data: passkeysSchema,
  },
  startPasskeyCreation: {
    method: 'POST',
    path: '/auth/passkeys/options',
    auth: 'bearer',
    status: 200,
    data: passkeyCreationSchema,
  },
  addPasskey: {
    method: 'POST',
    path: '/auth/passkeys',
    auth: 'bearer',
    status: 200,
    data: passkeySchema,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/auth/passkeys/:id',
    auth: 'bearer',
    status: 200,
    data: passkeySchema,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/auth/passkeys/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
  },
} as const satisfies Record<string, Endpoint>;
