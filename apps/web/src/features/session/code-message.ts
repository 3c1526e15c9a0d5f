import { type ErrorCode, errorCodes } from '@rolefit/contracts';

/** The message of an error code, in our language. */
export function codeMessage(code: ErrorCode): string {
  return errorCodes[code].message;
}
