import { type ErrorCode, errorCodeList, waitInWords } from '@rolefit/contracts';
import { codeMessage } from './code-message';
import { texts } from './sign-in-texts';

/** Errors of the redirect from a provider with a message of their own; all others read as "not completed". */
const specificErrors: readonly ErrorCode[] = [
  'SIGN_IN_STATE_INVALID',
  'SIGN_IN_REFUSED',
  'SIGN_IN_PROVIDER_DOWN',
  'INVITATION_REQUIRED',
  'REQUEST_RATE_LIMITED',
  'SERVICE_UNAVAILABLE',
  'INTERNAL',
];

/** The URL is untrusted. No rate limit exceeds a day (86,400 seconds), so longer numbers are ignored. */
const wait = /^[1-9]\d{0,4}$/;

/** The message for the error in the URL after a failed sign-in, with the time to wait if given; null if there is no error. */
export function signInProblem(search: URLSearchParams): string | null {
  const given = search.get('error');
  if (given === null) return null;
  const code =
    errorCodeList.find((known) => known === given && specificErrors.includes(known)) ??
    'SIGN_IN_REFUSED';
  const seconds = search.get('wait') ?? '';
  return code === 'REQUEST_RATE_LIMITED' && wait.test(seconds)
    ? texts.signIn.tooMany(waitInWords(Number(seconds)))
    : codeMessage(code);
}
