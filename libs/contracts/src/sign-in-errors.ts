import { type ErrorDefinition } from './error-definition.js';
import { type ErrorCode } from './error-names.js';
import { limits } from './limits.js';

type Subject = 'SESSION' | 'SIGN_IN' | 'PERSON' | 'INVITATION' | 'TOKEN' | 'PASSKEY';
type SignInErrorCode = Extract<
  ErrorCode,
  `${Subject}_${string}` | 'OWNER_ONLY' | 'INVITATIONS_FULL' | 'TOKENS_FULL' | 'PASSKEYS_FULL'
>;

/** Definitions of the errors of sessions, sign-ins, invitations, access tokens and passkeys. */
export const signInErrors: Readonly<Record<SignInErrorCode, ErrorDefinition>> = {
  SESSION_MISSING: { name: 'AUTHERROR', message: 'Please log in to continue.', retry: false },
  SESSION_EXPIRED: {
    name: 'AUTHERROR',
    message: 'Your session has expired. Please log in again.',
    retry: false,
  },
  SESSION_INVALID: {
    name: 'AUTHERROR',
    message: 'Your session isn’t valid. Please log in again.',
    retry: false,
  },
  SESSION_COOKIE_REQUIRED: {
    name: 'AUTHERROR',
    message:
      'To connect the extension, this browser has to be signed in to Rolefit. Log out, sign in again, and connect it once more.',
    retry: false,
  },
  SESSION_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We couldn’t find this device. It may be logged out already.',
    retry: false,
  },
  SIGN_IN_STATE_INVALID: {
    name: 'AUTHERROR',
    message: 'This sign-in took too long or was started elsewhere. Please try again.',
    retry: false,
  },
  SIGN_IN_REFUSED: {
    name: 'AUTHERROR',
    message: 'The sign-in wasn’t completed. Please try again.',
    retry: false,
  },
  SIGN_IN_PROVIDER_DOWN: {
    name: 'UNAVAILABLE',
    message: 'The sign-in provider isn’t answering right now. Please try again in a moment.',
    retry: true,
  },
  SIGN_IN_LINK_EXPIRED: {
    name: 'UNPROCESSABLE',
    message: 'This link has expired. Ask for a new one.',
    retry: false,
  },
  SIGN_IN_LINK_USED: {
    name: 'UNPROCESSABLE',
    message: 'This link has been used. Each link works once.',
    retry: false,
  },
  SIGN_IN_LINK_REPLACED: {
    name: 'UNPROCESSABLE',
    message: 'You asked for a newer link since. Only the newest one works.',
    retry: false,
  },
  SIGN_IN_LINK_UNKNOWN: {
    name: 'UNPROCESSABLE',
    message: 'This link doesn’t work. It may be incomplete or too old.',
    retry: false,
  },
  SIGN_IN_LINK_UNCONFIRMED: {
    name: 'CONFLICT',
    message:
      'This link was requested in another browser. Sign in with it only if you asked for it.',
    retry: false,
  },
  OWNER_ONLY: {
    name: 'FORBIDDEN',
    message:
      'Only the owner of this Rolefit can invite people, remove them, and see who has an account.',
    retry: false,
  },
  PERSON_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We couldn’t find this person. Their account may have been deleted already.',
    retry: false,
  },
  PERSON_IS_OWNER: {
    name: 'CONFLICT',
    message: 'The owner of this Rolefit can’t be removed.',
    retry: false,
  },
  INVITATION_REQUIRED: {
    name: 'FORBIDDEN',
    message: 'This server is for invited people only. Ask its owner for an invitation.',
    retry: false,
  },
  INVITATION_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We couldn’t find this invitation. It may have been accepted or revoked.',
    retry: false,
  },
  INVITATIONS_FULL: {
    name: 'CONFLICT',
    message: `You can have ${limits.openInvitations} open invitations. Revoke some that you no longer need.`,
    retry: false,
  },
  TOKEN_INVALID: {
    name: 'AUTHERROR',
    message:
      'This access token isn’t valid. It may have been revoked; create another one on your profile.',
    retry: false,
  },
  TOKEN_EXPIRED: {
    name: 'AUTHERROR',
    message: 'This access token has expired. Create another one on your profile.',
    retry: false,
  },
  TOKEN_REQUIRED: {
    name: 'AUTHERROR',
    message: 'Agents connect with an access token. Create one on your profile.',
    retry: false,
  },
  TOKEN_REFUSED: {
    name: 'FORBIDDEN',
    message: 'Access tokens can’t do this. Log in to Rolefit to do it yourself.',
    retry: false,
  },
  TOKEN_SCOPE_MISSING: {
    name: 'FORBIDDEN',
    message: 'This access token doesn’t allow this. Create one with more rights on your profile.',
    retry: false,
  },
  TOKEN_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We couldn’t find this access token. It may already have been revoked.',
    retry: false,
  },
  TOKENS_FULL: {
    name: 'CONFLICT',
    message: `You have reached the maximum number of access tokens. Revoke one that you no longer use.`,
    retry: false,
  },
  SIGN_IN_TOO_OLD: {
    name: 'FORBIDDEN',
    message:
      'To protect your account, sign in again first. Then you have 15 minutes to change how you sign in.',
    retry: false,
  },
  PASSKEY_EXPIRED: {
    name: 'UNPROCESSABLE',
    message: 'That took too long, or it was started in another browser. Try again.',
    retry: false,
  },
  PASSKEY_REFUSED: {
    name: 'UNPROCESSABLE',
    message: 'This passkey doesn’t work here. It may have been removed; sign in another way.',
    retry: false,
  },
  PASSKEY_COPIED: {
    name: 'UNPROCESSABLE',
    message:
      'This passkey seems to have been copied, so it no longer works. Sign in another way, remove it and add another one.',
    retry: false,
  },
  PASSKEY_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We couldn’t find this passkey. It may already have been removed.',
    retry: false,
  },
  PASSKEY_NEEDED: {
    name: 'CONFLICT',
    message: 'This passkey is your only way to sign in. Add another one before you remove it.',
    retry: false,
  },
  PASSKEYS_FULL: {
    name: 'CONFLICT',
    message: 'You have reached the maximum number of passkeys. Remove one that you no longer use.',
    retry: false,
  },
};
