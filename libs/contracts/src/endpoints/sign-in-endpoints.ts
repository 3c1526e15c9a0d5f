import { z } from 'zod/mini';
import { tokenPairSchema } from '../auth.js';
import { emailLinkSchema, emailSignedInSchema, inboxSchema } from '../email-link.js';
import { type Endpoint } from '../endpoint.js';
import { userSchema } from '../user.js';

const nothing = z.null();

/** Ways to sign in, and out of the deletion of an account. */
export const signInEndpoints = {
  signInWithGithub: { method: 'GET', path: '/auth/github', auth: 'public', status: 302 },
  githubCallback: { method: 'GET', path: '/auth/github/callback', auth: 'public', status: 302 },
  signInWithGoogle: { method: 'GET', path: '/auth/google', auth: 'public', status: 302 },
  googleCallback: { method: 'GET', path: '/auth/google/callback', auth: 'public', status: 302 },
  signInWithOidc: { method: 'GET', path: '/auth/oidc', auth: 'public', status: 302 },
  oidcCallback: { method: 'GET', path: '/auth/oidc/callback', auth: 'public', status: 302 },
  requestEmailLink: {
    method: 'POST',
    path: '/auth/email',
    auth: 'public',
    status: 202,
    data: nothing,
  },
  checkEmailLink: {
    method: 'POST',
    path: '/auth/email/link',
    auth: 'public',
    status: 200,
    data: emailLinkSchema,
  },
  signInWithEmail: {
    method: 'POST',
    path: '/auth/email/session',
    auth: 'public',
    status: 200,
    data: emailSignedInSchema,
  },
  listInbox: {
    method: 'GET',
    path: '/auth/inbox',
    auth: 'public',
    status: 200,
    data: inboxSchema,
  },
  createExtensionSession: {
    method: 'POST',
    path: '/auth/extension',
    auth: 'bearer',
    status: 200,
    data: tokenPairSchema,
  },
  restoreAccount: {
    method: 'POST',
    path: '/auth/restore',
    auth: 'bearer',
    forDeleted: true,
    status: 200,
    data: userSchema,
  },
} as const satisfies Record<string, Endpoint>;
