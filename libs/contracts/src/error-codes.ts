import { noUpdatableDataMessage } from './form-messages.js';
import { type ErrorDefinition } from './error-definition.js';
import { type ErrorCode, type ErrorName } from './error-names.js';
import { limits } from './limits.js';
import { modelErrors } from './model-errors.js';
import { resumeErrors } from './resume-errors.js';

/**
 * The families of errors: each fixes an HTTP status and the problem's `type` and `title`.
 * Source: DECISIONS §2.
 */
export const errorFamilies = {
  VALIDATIONERROR: { status: 400, type: '/problems/validation', title: 'Validation failed' },
  AUTHERROR: { status: 401, type: '/problems/auth', title: 'Not signed in' },
  FORBIDDEN: { status: 403, type: '/problems/forbidden', title: 'Not allowed' },
  NOTFOUND: { status: 404, type: '/problems/not-found', title: 'Not found' },
  TIMEOUT: { status: 408, type: '/problems/timeout', title: 'Request timed out' },
  CONFLICT: { status: 409, type: '/problems/conflict', title: 'Conflict' },
  TOOLARGE: { status: 413, type: '/problems/too-large', title: 'Too large' },
  UNSUPPORTEDTYPE: { status: 415, type: '/problems/unsupported-type', title: 'Unsupported type' },
  UNPROCESSABLE: { status: 422, type: '/problems/unprocessable', title: 'Cannot be done now' },
  RATELIMITED: { status: 429, type: '/problems/rate-limited', title: 'Too many requests' },
  UNAVAILABLE: { status: 503, type: '/problems/unavailable', title: 'Unavailable' },
  INTERNAL: { status: 500, type: '/problems/internal', title: 'Internal error' },
} as const satisfies Record<ErrorName, { status: number; type: string; title: string }>;

/** Properties of each error code: its family, the user's message, and whether a job retries. */
export const errorCodes: Readonly<Record<ErrorCode, ErrorDefinition>> = {
  REQUEST_INVALID: {
    name: 'VALIDATIONERROR',
    message: 'Some of what was sent is not valid.',
    retry: false,
  },
  REQUEST_NOT_JSON: {
    name: 'VALIDATIONERROR',
    message: 'The request is not valid JSON.',
    retry: false,
  },
  REQUEST_TOO_LARGE: { name: 'TOOLARGE', message: 'The request is too large.', retry: false },
  REQUEST_TOO_SLOW: {
    name: 'TIMEOUT',
    message:
      'What you sent arrived too slowly, so we stopped waiting. Check your connection and try again.',
    retry: true,
  },
  REQUEST_UNSUPPORTED_TYPE: {
    name: 'UNSUPPORTEDTYPE',
    message: 'This type of content is not supported here.',
    retry: false,
  },
  REQUEST_RATE_LIMITED: {
    name: 'RATELIMITED',
    message: 'Too many requests. Please wait a moment and try again.',
    retry: true,
  },
  NO_UPDATABLE_DATA: { name: 'VALIDATIONERROR', message: noUpdatableDataMessage, retry: false },
  SKILLS_DUPLICATE: {
    name: 'VALIDATIONERROR',
    message: 'Each skill can be listed only once.',
    retry: false,
  },

  SESSION_MISSING: { name: 'AUTHERROR', message: 'Please log in to continue.', retry: false },
  SESSION_EXPIRED: {
    name: 'AUTHERROR',
    message: 'Your session has expired. Please log in again.',
    retry: false,
  },
  SESSION_INVALID: {
    name: 'AUTHERROR',
    message: 'Your session is not valid. Please log in again.',
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
    message: 'We could not find this device. It may be logged out already.',
    retry: false,
  },
  SIGN_IN_STATE_INVALID: {
    name: 'AUTHERROR',
    message: 'This sign-in took too long or was started elsewhere. Please try again.',
    retry: false,
  },
  SIGN_IN_REFUSED: {
    name: 'AUTHERROR',
    message: 'The sign-in was not completed. Please try again.',
    retry: false,
  },
  SIGN_IN_PROVIDER_DOWN: {
    name: 'UNAVAILABLE',
    message: 'The sign-in provider does not answer right now. Please try again in a moment.',
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
    message: "This link doesn't work. It may be incomplete or too old.",
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
    message: 'Only the owner of this Rolefit can invite others and see who has an account.',
    retry: false,
  },
  PERSON_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We could not find this person. Their account may have been deleted already.',
    retry: false,
  },
  PERSON_IS_OWNER: {
    name: 'CONFLICT',
    message: 'The owner of this Rolefit cannot be removed.',
    retry: false,
  },
  INVITATION_REQUIRED: {
    name: 'FORBIDDEN',
    message: 'This server is for invited people only. Ask its owner for an invitation.',
    retry: false,
  },
  INVITATION_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We could not find this invitation. It may have been accepted or revoked.',
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
      'This access token is not valid. It may have been revoked; create another one on your profile.',
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
    message: 'Access tokens cannot do this. Log in to Rolefit to do it yourself.',
    retry: false,
  },
  TOKEN_SCOPE_MISSING: {
    name: 'FORBIDDEN',
    message: 'This access token does not allow this. Create one with more rights on your profile.',
    retry: false,
  },
  TOKEN_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We could not find this access token. It may already have been revoked.',
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
    message: "This passkey doesn't work here. It may have been removed; sign in another way.",
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
    message: 'We could not find this passkey. It may already have been removed.',
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
  CORRECTION_NOT_FOUND: {
    name: 'NOTFOUND',
    message: "We couldn't find this correction. It may have been undone already.",
    retry: false,
  },
  CORRECTIONS_FULL: {
    name: 'CONFLICT',
    message: `You can have ${limits.correctionsPerUser} corrections. Undo some that you no longer need.`,
    retry: false,
  },
  ORIGIN_REFUSED: {
    name: 'FORBIDDEN',
    message: 'This request came from a site that is not allowed.',
    retry: false,
  },
  ACCOUNT_DELETED: {
    name: 'FORBIDDEN',
    message: 'This account is deleted. Restore it to go on.',
    retry: false,
  },
  LINK_EXPIRED: {
    name: 'AUTHERROR',
    message: 'This link has expired. Open the file from your profile again.',
    retry: false,
  },

  ROUTE_NOT_FOUND: { name: 'NOTFOUND', message: 'There is nothing at this address.', retry: false },
  SCAN_NOT_FOUND: { name: 'NOTFOUND', message: 'We could not find this scan.', retry: false },
  PROFILE_NOT_FOUND: { name: 'NOTFOUND', message: 'We could not find this profile.', retry: false },

  POSTING_TOO_COMPLEX: {
    name: 'UNPROCESSABLE',
    message:
      'This posting takes too long to read. Copy just the job description, without the rest of the page, and scan that.',
    retry: false,
  },
  SCAN_NOT_SAVED: {
    name: 'CONFLICT',
    message: 'This job is not among your saved jobs any more. Save it again to change it.',
    retry: false,
  },
  SCANS_WAITING: {
    name: 'RATELIMITED',
    message:
      'You have as many scans waiting as we keep for one account. Try again when some of them are done.',
    retry: true,
  },
  QUEUE_FULL: {
    name: 'UNAVAILABLE',
    message:
      'More scans wait than Rolefit can take at the moment. Nothing is lost; please try again in a few minutes.',
    retry: true,
  },
  SCAN_CONFLICT: { name: 'CONFLICT', message: 'This scan is still running.', retry: false },

  EVIDENCE_SUPERSEDED: {
    name: 'CONFLICT',
    message: 'Newer evidence was sent for this scan in the meantime and has replaced this one.',
    retry: false,
  },
  MATCH_NOT_READY: {
    name: 'CONFLICT',
    message: 'This scan has no match yet. Try again when it is completed.',
    retry: false,
  },

  ...modelErrors,
  ...resumeErrors,

  SERVICE_UNAVAILABLE: {
    name: 'UNAVAILABLE',
    message: 'Rolefit is not available right now. Nothing is lost; please try again in a moment.',
    retry: true,
  },
  INTERNAL: {
    name: 'INTERNAL',
    message: 'Something failed on our side. Nothing you saved is lost; please try again.',
    retry: true,
  },
};
