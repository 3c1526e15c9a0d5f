import { ApiError } from '@rolefit/api-client';
import { api } from '@/lib/api';
import { markSignedOut } from '@/lib/session';

/* eslint-disable no-console -- the specification (§8) wants a failed session check in the console; as `info`, because it is expected */
function logFailure(error: ApiError): void {
  console.info(error.code);
  if (error.name === 'AUTHERROR') console.info('session expired! please login again.');
  console.info('Authorization Error', error.message);
}
/* eslint-enable no-console */

async function check(): Promise<void> {
  try {
    const session = await api.refresh();
    if (session.isError) markSignedOut();
  } catch (error) {
    if (error instanceof ApiError) logFailure(error);
    markSignedOut(error);
  }
}

let checking: Promise<void> | null = null;

/** Asks the server who is signed in. Concurrent calls share one request, so that a failure is logged once. Being signed out is no failure. */
export function checkSession(): Promise<void> {
  checking ??= check().finally(() => {
    checking = null;
  });
  return checking;
}
