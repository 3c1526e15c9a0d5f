import { type ErrorCode, errorCodeList, errorCodes } from '@rolefit/contracts';

/** What a way back from a provider can bring that a person can make something of; whatever else it brings, the sign-in was not completed. */
const tellable: readonly ErrorCode[] = ['SIGN_IN_STATE_INVALID', 'SIGN_IN_REFUSED', 'SIGN_IN_PROVIDER_DOWN', 'REQUEST_RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL'];

/** The sentence of the error that a sign-in came back with; null where it came back with none. */
export function signInProblem(search: URLSearchParams): string | null {
  const given = search.get('error');
  if (given === null) return null;
  const code = errorCodeList.find((known) => known === given && tellable.includes(known)) ?? 'SIGN_IN_REFUSED';
  return errorCodes[code].message;
}
