import { noUpdatableDataMessage } from './form-messages.js';
import { type ErrorDefinition } from './error-definition.js';
import { type ErrorCode, type ErrorName } from './error-names.js';
import { limits } from './limits.js';
import { modelErrors } from './model-errors.js';
import { resumeErrors } from './resume-errors.js';
import { signInErrors } from './sign-in-errors.js';

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
    message: 'Some of what was sent isn’t valid.',
    retry: false,
  },
  REQUEST_NOT_JSON: {
    name: 'VALIDATIONERROR',
    message: 'The request isn’t valid JSON.',
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
    message: 'This type of content isn’t supported here.',
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

  ...signInErrors,

  CORRECTION_NOT_FOUND: {
    name: 'NOTFOUND',
    message: 'We couldn’t find this correction. It may have been undone already.',
    retry: false,
  },
  CORRECTIONS_FULL: {
    name: 'CONFLICT',
    message: `You can have ${limits.correctionsPerUser} corrections. Undo some that you no longer need.`,
    retry: false,
  },
  ORIGIN_REFUSED: {
    name: 'FORBIDDEN',
    message: 'This request came from a site that isn’t allowed.',
    retry: false,
  },
  ACCOUNT_DELETED: {
    name: 'FORBIDDEN',
    message: 'This account is deleted. Restore it to continue.',
    retry: false,
  },
  LINK_EXPIRED: {
    name: 'AUTHERROR',
    message: 'This link has expired. Open the file from your profile again.',
    retry: false,
  },

  ROUTE_NOT_FOUND: { name: 'NOTFOUND', message: 'There is nothing at this address.', retry: false },
  SCAN_NOT_FOUND: { name: 'NOTFOUND', message: 'We couldn’t find this scan.', retry: false },
  PROFILE_NOT_FOUND: { name: 'NOTFOUND', message: 'We couldn’t find this profile.', retry: false },

  POSTING_TOO_COMPLEX: {
    name: 'UNPROCESSABLE',
    message:
      'This posting takes too long to read. Copy just the job description, without the rest of the page, and scan that.',
    retry: false,
  },
  SCAN_NOT_SAVED: {
    name: 'CONFLICT',
    message: 'This job isn’t among your saved jobs any more. Save it again to change it.',
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
    message: 'Rolefit isn’t available right now. Nothing is lost; please try again in a moment.',
    retry: true,
  },
  INTERNAL: {
    name: 'INTERNAL',
    message: 'Something failed on our side. Nothing you saved is lost; please try again.',
    retry: true,
  },
};
