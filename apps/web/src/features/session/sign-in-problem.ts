import { type ErrorCode, errorCodeList, errorCodes, waitInWords } from '@rolefit/contracts';
import { texts } from './sign-in-texts';

/** What a way back from a provider can bring that a person can make something of; whatever else it brings, the sign-in was not completed. */
const tellable: readonly ErrorCode[] = ['SIGN_IN_STATE_INVALID', 'SIGN_IN_REFUSED', 'SIGN_IN_PROVIDER_DOWN', 'REQUEST_RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** Anybody can write an address. No limit of the server lasts longer than a day, 86,400 seconds: what has more digits is none that it has asked for. */
const wait = /^[1-9]\d{0,4}$/;

/** The sentence of the error that a sign-in came back with, with the time to wait where it names one; null where it came back with none. */
export function signInProblem(search: URLSearchParams): string | null {
  const given = search.get('error');
  if (given === null) return null;
  const code = errorCodeList.find((known) => known === given && tellable.includes(known)) ?? 'SIGN_IN_REFUSED';
  const seconds = search.get('wait') ?? '';
  return code === 'REQUEST_RATE_LIMITED' && wait.test(seconds) ? texts.signIn.tooMany(waitInWords(Number(seconds))) : errorCodes[code].message;
}
