import { getDefaultStore } from 'jotai';
import { sessionAtom, signIn } from '@/lib/session';
import { readToken } from '@/lib/token';
import { aDevice, anId, aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { logOut, signInAgain } from './log-out';

const list = 'GET /auth/sessions';
const session = () => getDefaultStore().get(sessionAtom);
const here = aDevice({ id: anId(501), isThis: true });
const extension = aDevice({ id: anId(502), kind: 'extension' });

describe('logging out', () => {
  beforeEach(() => {
    signIn('token', aUser());
    serve('POST /auth/logout', () => ok(null));
  });

  it('reads from the device list whether an extension stays signed in', async () => {
    const order: string[] = [];
    serve(list, () => {
      order.push('list');
      return ok({ devices: [here, extension] });
    });
    serve('POST /auth/logout', () => {
      order.push('logout');
      return ok(null);
    });
    await logOut();
    expect(order).toEqual(['list', 'logout']);
    expect(session()).toMatchObject({
      isAuthenticated: false,
      hasLoggedOut: true,
      staysInExtension: true,
    });
    expect(readToken()).toBeNull();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['there is none', () => ok({ devices: [here] })],
    ['the server does not say so', () => problem('SERVICE_UNAVAILABLE')],
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('logs out without mentioning an extension if %s', async (_, answer) => {
    serve(list, answer);
    await logOut();
    expect(session()).toEqual({
      isAuthenticated: false,
      user: null,
      isLoading: false,
      hasLoggedOut: true,
    });
    expect(requestsTo('POST /auth/logout')).toHaveLength(1);
  });

  it('remembers that the user comes back after signing in again', async () => {
    await signInAgain();
    expect(session()).toMatchObject({ hasLoggedOut: true, returnsHere: true });
    expect(requestsTo('POST /auth/logout')).toHaveLength(1);
    expect(requestsTo(list)).toHaveLength(0);
    expect(readToken()).toBeNull();
  });

  it('does not list the devices of a deleted account', async () => {
    signIn('token', aUser({ restorableUntil: '2026-12-21T10:00:00.000Z' }));
    await logOut();
    expect(requestsTo(list)).toHaveLength(0);
    expect(session()).toMatchObject({ hasLoggedOut: true });
  });
});
