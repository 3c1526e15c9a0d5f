import { deviceEndpoints, sessionEndpoints } from '@rolefit/contracts';
import { toast } from '@/lib/toast';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { markLoggedOut, readUser } from '@/lib/session';
import { removeToken } from '@/lib/token';
import { texts } from './texts';

/** Timeout for the session list, which is only needed for a notice. */
const timeoutMs = 2_000;

/** Whether an extension stays signed in after this logout; false if the server does not answer in time. */
async function hasExtension(): Promise<boolean> {
  // A deleted account has no other sessions and may not list them.
  if (readUser()?.restorableUntil !== null) return false;
  try {
    const { devices } = await api.call(deviceEndpoints.listSessions, {
      signal: AbortSignal.timeout(timeoutMs),
    });
    return devices.some(({ kind }) => kind === 'extension');
  } catch {
    return false;
  }
}

type Reason = Parameters<typeof markLoggedOut>[0];

async function endSession(reason: Reason): Promise<void> {
  removeToken();
  try {
    await api.call(sessionEndpoints.logout);
    markLoggedOut(reason);
  } catch (error) {
    toast.error(texts.stillLoggedIn(errorText(error)));
  }
}

/** Ends the session here and on the server; the gate then redirects to the login page, which mentions an extension that stays signed in. */
export async function logOut(): Promise<void> {
  await endSession({ staysInExtension: await hasExtension() });
}

/** Logs out so that the user can sign in again, and then return to this screen. */
export function signInAgain(): Promise<void> {
  return endSession({ returnsHere: true });
}
