/** The families of errors, as carried by `error.name`. Their properties are in `errorFamilies`. */
export const errorNames = [
  'VALIDATIONERROR',
  'AUTHERROR',
  'FORBIDDEN',
  'NOTFOUND',
  'TIMEOUT',
  'CONFLICT',
  'TOOLARGE',
  'UNSUPPORTEDTYPE',
  'UNPROCESSABLE',
  'RATELIMITED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorName = (typeof errorNames)[number];

/**
 * Every error code of the product, as carried by `error.code`; codes read `NOUN_REASON`. Clients
 * validate answers by this list alone and do not load the messages in `errorCodes`.
 */
export const errorCodeList = [
  'REQUEST_INVALID',
  'REQUEST_NOT_JSON',
  'REQUEST_TOO_LARGE',
  'REQUEST_TOO_SLOW',
  'REQUEST_UNSUPPORTED_TYPE',
  'REQUEST_RATE_LIMITED',
  'NO_UPDATABLE_DATA',
  'SKILLS_DUPLICATE',

  'SESSION_MISSING',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'SESSION_COOKIE_REQUIRED',
  'SESSION_NOT_FOUND',
  'SIGN_IN_STATE_INVALID',
  'SIGN_IN_REFUSED',
  'SIGN_IN_PROVIDER_DOWN',
  'SIGN_IN_LINK_EXPIRED',
  'SIGN_IN_LINK_USED',
  'SIGN_IN_LINK_REPLACED',
  'SIGN_IN_LINK_UNKNOWN',
  'SIGN_IN_LINK_UNCONFIRMED',
  'OWNER_ONLY',
  'PERSON_NOT_FOUND',
  'PERSON_IS_OWNER',
  'INVITATION_REQUIRED',
  'INVITATION_NOT_FOUND',
  'INVITATIONS_FULL',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'TOKEN_REQUIRED',
  'TOKEN_REFUSED',
  'TOKEN_SCOPE_MISSING',
  'TOKEN_NOT_FOUND',
  'TOKENS_FULL',
  'SIGN_IN_TOO_OLD',
  'PASSKEY_EXPIRED',
  'PASSKEY_REFUSED',
  'PASSKEY_COPIED',
  'PASSKEY_NOT_FOUND',
  'PASSKEY_NEEDED',
  'PASSKEYS_FULL',
  'CORRECTION_NOT_FOUND',
  'CORRECTIONS_FULL',
  'ORIGIN_REFUSED',
  'ACCOUNT_DELETED',
  'LINK_EXPIRED',

  'ROUTE_NOT_FOUND',
  'SCAN_NOT_FOUND',
  'RESUME_NOT_FOUND',
  'RESUME_NAME_TAKEN',
  'RESUMES_FULL',
  'RESUME_NEEDED',
  'RESUME_NOT_READ',
  'PROFILE_NOT_FOUND',

  'RESUME_MISSING',
  'RESUME_FILE_MISSING',
  'RESUME_FORMAT_UNSUPPORTED',
  'RESUME_OLD_WORD',
  'RESUME_ARCHIVE_UNKNOWN',
  'RESUME_UNPACKS_TOO_LARGE',
  'RESUME_HAS_MACROS',
  'RESUME_HAS_ENTITIES',
  'RESUME_TOO_LARGE',
  'RESUME_UPLOAD_SLOW',
  'RESUME_ENCRYPTED',
  'RESUME_NO_TEXT',
  'RESUME_UNREADABLE',
  'RESUME_TOO_COMPLEX',
  'RESUME_FILE_LOST',

  'POSTING_TOO_COMPLEX',
  'SCAN_NOT_SAVED',
  'SCANS_WAITING',
  'QUEUE_FULL',
  'SCAN_CONFLICT',
  'MATCH_NOT_READY',
  'EVIDENCE_SUPERSEDED',

  'MODEL_UNAVAILABLE',
  'MODEL_RATE_LIMITED',
  'MODEL_BUDGET_SPENT',
  'MODEL_ANSWER_INVALID',
  'MODEL_ANSWER_CUT',
  'MODEL_REFUSED',
  'MODEL_TEXT_TOO_LONG',
  'MODEL_MISCONFIGURED',
  'MODEL_NOT_FOUND',
  'MODEL_KEY_REJECTED',
  'MODEL_UNPAID',
  'MODEL_NOT_CONFIGURED',
  'MODEL_AWAY',
  'MODEL_BUSY',

  'SERVICE_UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof errorCodeList)[number];

/** Model errors that only the operator of the server can fix; retrying does not help until then. */
export const modelSetUpCodes = [
  'MODEL_MISCONFIGURED',
  'MODEL_NOT_FOUND',
  'MODEL_KEY_REJECTED',
  'MODEL_UNPAID',
] as const satisfies readonly ErrorCode[];

/** Whether only the operator of the server can fix an error. */
export function isModelSetUpCode(code: ErrorCode): code is (typeof modelSetUpCodes)[number] {
  return modelSetUpCodes.some((one) => one === code);
}
