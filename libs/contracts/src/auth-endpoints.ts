import { z } from 'zod/mini';
import {
  devicesSchema,
  providersSchema,
  sessionSchema,
  sessionsEndedSchema,
  tokenPairSchema,
} from './auth.js';
import { emailLinkSchema, emailSignedInSchema, inboxSchema } from './email-link.js';
import { type Endpoint } from './endpoint.js';
import { createdPersonalTokenSchema, personalTokensSchema } from './personal-token.js';
import { userSchema } from './user.js';

const nothing = z.null();

/** Sign-in, sessions and personal access tokens; part of `endpoints`. */
export const authEndpoints = {
  listProviders: {
    method: 'GET',
    path: '/auth/providers',
    auth: 'public',
    status: 200,
    data: providersSchema,
  },
  signInWithGithub: { method: 'GET', path: '/auth/github', auth: 'public', status: 302 },
  githubCallback: { method: 'GET', path: '/auth/github/callback', auth: 'public', status: 302 },
  signInWithGoogle: { method: 'GET', path: '/auth/google', auth: 'public', status: 302 },
  googleCallback: { method: 'GET', path: '/auth/google/callback', auth: 'public', status: 302 },
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
  createSession: {
    method: 'POST',
    path: '/auth/session',
    auth: 'public',
    status: 200,
    data: sessionSchema,
  },
  createExtensionSession: {
    method: 'POST',
    path: '/auth/extension',
    auth: 'bearer',
    status: 200,
    data: tokenPairSchema,
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
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    auth: 'bearer',
    status: 200,
    data: devicesSchema,
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    auth: 'bearer',
    status: 200,
    data: nothing,
  },
  endSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    auth: 'bearer',
    status: 200,
    data: sessionsEndedSchema,
  },
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
  restoreAccount: {
    method: 'POST',
    path: '/auth/restore',
    auth: 'bearer',
    forDeleted: true,
    status: 200,
    data: userSchema,
  },
} as const satisfies Record<string, Endpoint>;
