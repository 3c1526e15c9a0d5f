import { passkeyEndpoints, type SignInQuery } from '@rolefit/contracts';
import { startAuthentication } from '@simplewebauthn/browser';
import { api } from '@/lib/api';

/** Has the user choose a passkey, and signs in with it. @returns the path to go to */
export async function signInWithPasskey(query: SignInQuery): Promise<string> {
  const optionsJSON = await api.call(passkeyEndpoints.startPasskeySignIn, {});
  const credential = await startAuthentication({ optionsJSON });
  const body = { credential, ...query };
  return (await api.call(passkeyEndpoints.signInWithPasskey, { body })).next;
}
