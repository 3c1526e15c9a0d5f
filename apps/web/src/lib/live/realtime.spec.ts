import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { aUser } from '@/testing/builders';
import { ok, problem, requestsTo, serve } from '@/testing/fake-server';
import { sessionAtom, signIn } from '../session';
import { storeToken } from '../token';
import { type LiveSocket, startRealtime } from './realtime';

function aSocket() {
  const listeners = new Map<string, (payload: unknown) => void>();
  const tokens: unknown[] = [];
  let isActive = true;
  let authenticate: (send: (data: object) => void) => void = () => undefined;
  const socket: LiveSocket = {
    get active() {
      return isActive;
    },
    on: (event, listener) => listeners.set(event, listener),
    connect: () => authenticate((data) => tokens.push(data)),
    disconnect: jest.fn(),
  };
  return {
    connect: (given: typeof authenticate) => {
      authenticate = given;
      socket.connect();
      return socket;
    },
    emit: (event: string, payload?: unknown) => listeners.get(event)?.(payload),
    refuse: (why = 'SESSION_EXPIRED') => {
      isActive = false;
      listeners.get('connect_error')?.(new Error(why));
    },
    tokens,
    socket,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const session = (accessToken: string) =>
  ok({ accessToken, refreshToken: 'r', user: aUser(), isError: false });

describe('startRealtime', () => {
  it('refetches on the first connection and after each interruption', () => {
    const client = new QueryClient();
    client.setQueryData(['anything'], 1);
    const { connect, emit } = aSocket();
    const isStale = () => client.getQueryState(['anything'])?.isInvalidated;
    startRealtime(client, connect);
    expect(isStale()).toBe(false);
    emit('connect');
    expect(isStale()).toBe(true);
    client.setQueryData(['anything'], 2);
    expect(isStale()).toBe(false);
    emit('connect');
    expect(isStale()).toBe(true);
  });

  it('does not refetch failed queries on the first connection, but after an interruption', async () => {
    const client = new QueryClient();
    const load = jest.fn(() => Promise.reject(new Error('refused')));
    const end = new QueryObserver(client, {
      queryKey: ['anything'],
      queryFn: load,
      retry: false,
    }).subscribe(() => undefined);
    await waitFor(() => expect(client.getQueryState(['anything'])?.status).toBe('error'));
    const { connect, emit } = aSocket();
    startRealtime(client, connect);
    emit('connect');
    expect(load).toHaveBeenCalledTimes(1);
    emit('connect');
    expect(load).toHaveBeenCalledTimes(2);
    end();
  });

  it('refetches requests that were pending on connecting', async () => {
    const client = new QueryClient();
    let scan = 'queued';
    const answers: ((status: string) => void)[] = [];
    const observer = new QueryObserver(client, {
      queryKey: ['scan'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    });
    const stop = observer.subscribe(() => undefined);
    const { connect, emit } = aSocket();
    startRealtime(client, connect);
    const readBefore = scan;
    // The scan finishes and its event is sent while disconnected.
    scan = 'completed';
    emit('connect');
    answers[0]?.(readBefore);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(scan);
    await waitFor(() => expect(observer.getCurrentResult().data).toBe('completed'));
    stop();
  });

  it('reconnects with a new token after a refusal', async () => {
    storeToken('old');
    serve('POST /auth/session', () => session('new'));
    const { connect, refuse, tokens } = aSocket();
    startRealtime(new QueryClient(), connect);
    refuse();
    await waitFor(() => expect(tokens).toEqual([{ token: 'old' }, { token: 'new' }]));
  });

  it('polls once a minute with the current token if the server is at capacity', async () => {
    jest.useFakeTimers();
    try {
      const client = new QueryClient();
      client.setQueryData(['anything'], 1);
      const { connect, refuse, tokens } = aSocket();
      const stop = startRealtime(client, connect);
      refuse('SOCKETS_FULL');
      await jest.advanceTimersByTimeAsync(59_000);
      expect([tokens.length, client.getQueryState(['anything'])?.isInvalidated]).toEqual([
        1,
        false,
      ]);
      await jest.advanceTimersByTimeAsync(1_000);
      expect([tokens.length, client.getQueryState(['anything'])?.isInvalidated]).toEqual([2, true]);
      refuse('SOCKETS_FULL');
      await jest.advanceTimersByTimeAsync(60_000);
      expect(tokens).toHaveLength(3);
      expect(requestsTo('POST /auth/session')).toHaveLength(0);
      stop();
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves network errors to the socket', async () => {
    const { connect, emit } = aSocket();
    startRealtime(new QueryClient(), connect);
    emit('connect_error', new Error('websocket error'));
    await settle();
    expect(requestsTo('POST /auth/session')).toHaveLength(0);
  });

  it('signs out if the token cannot be renewed', async () => {
    signIn('old', aUser());
    serve('POST /auth/session', () => problem('SESSION_INVALID'));
    const { connect, emit } = aSocket();
    startRealtime(new QueryClient(), connect);
    emit('disconnect', 'io server disconnect');
    await waitFor(() => expect(getDefaultStore().get(sessionAtom).isAuthenticated).toBe(false));
  });

  it('applies events until it is stopped', () => {
    const client = new QueryClient();
    client.setQueryData(['scans', 'list', 1], { jobs: [] });
    const { connect, emit, socket } = aSocket();
    const stop = startRealtime(client, connect);
    emit('matches.rescored', { count: 1 });
    expect(client.getQueryState(['scans', 'list', 1])?.isInvalidated).toBe(true);
    stop();
    expect(socket.disconnect).toHaveBeenCalled();
  });
});

describe('a burst of events', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('refetches once a second without losing events', () => {
    const client = new QueryClient();
    const invalidate = jest.spyOn(client, 'invalidateQueries');
    const { connect, emit } = aSocket();
    const stop = startRealtime(client, connect);
    for (let second = 0; second < 3; second += 1) {
      for (let event = 0; event < 100; event += 1) {
        emit('matches.rescored', { count: 0 });
        jest.advanceTimersByTime(10);
      }
    }
    jest.advanceTimersByTime(2_000);
    const refetches = invalidate.mock.calls.filter(
      ([filters]) => filters?.queryKey?.[0] === 'scans',
    );
    expect(refetches.length).toBeGreaterThanOrEqual(3);
    expect(refetches.length).toBeLessThanOrEqual(5);
    stop();
  });

  it('refetches statistics immediately and then every five seconds', () => {
    const client = new QueryClient();
    const invalidate = jest.spyOn(client, 'invalidateQueries');
    const { connect, emit } = aSocket();
    const stop = startRealtime(client, connect);
    const asked = () =>
      invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[1] === 'insights').length;
    emit('scan.progress', { _id: '0198c0de-0000-7000-8000-000000000001', status: 'reading' });
    expect(asked()).toBe(1);
    for (let event = 0; event < 900; event += 1) {
      emit('scan.progress', { _id: '0198c0de-0000-7000-8000-000000000001', status: 'reading' });
      jest.advanceTimersByTime(10);
    }
    expect(asked()).toBe(2);
    jest.advanceTimersByTime(5_000);
    expect(asked()).toBe(3);
    stop();
  });
});
