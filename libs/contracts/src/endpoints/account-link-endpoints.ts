import { accountLinkSchema } from '../account-link.js';
import { emailSignedInSchema } from '../email-link.js';
import { type Endpoint } from '../endpoint.js';

/** Links that create an account, or sign another device in to one. */
export const accountLinkEndpoints = {
  checkAccountLink: {
    method: 'POST',
    path: '/auth/link',
    auth: 'public',
    status: 200,
    data: accountLinkSchema,
  },
  useAccountLink: {
    method: 'POST',
    path: '/auth/link/session',
    auth: 'public',
    status: 200,
    data: emailSignedInSchema,
  },
} as const satisfies Record<string, Endpoint>;
