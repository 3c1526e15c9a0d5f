import { ApiError } from '@rolefit/api-client';
import { eventNames, socketPath, socketsFull } from '@rolefit/contracts';
import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import { api } from '../api';
import { noteDoubt } from '../connection';
import { scanKeys } from '../query-keys';
import { becomeVisitor } from '../session';
import { readToken } from '../token';
import { bundle } from './bundle';
import { liveEvents } from './live-events';

const firstRetryMs = 500;
const lastRetryMs = 30_000;
/** One of so many open pages that the server has no connection for it asks for what is new this often. */
const pollEveryMs = 60_000;
/** A hundred scans that end at once repaint the page ten times a second and ask the server once. */
const repaintEveryMs = 100;
const refetchEveryMs = 1_000;
/** What is made of all scans: dear to the server, and no single one of a storm changes much of it. */
const summaryEveryMs = 5_000;
const summaries: ReadonlySet<string> = new Set([hashKey(scanKeys.insights)]);

/** The part of a Socket.IO client that live updates use. */
export interface LiveSocket {
  readonly active: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

type Connect = (authenticate: (send: (data: object) => void) => void) => LiveSocket;

const connectSocket: Connect = (authenticate) => io({ path: socketPath, transports: ['websocket'], auth: authenticate });

/**
 * Fetches again all that was asked for before the server's events came, because those that were missed are not repeated; what is on its way
 * for the first time may have been read before them too, and is asked for once more when it is here.
 * @param isFirst whether there were no events before: what failed by then has just said so, and waits for its Retry
 */
function catchUp(client: QueryClient, isFirst: boolean): void {
  const onTheirWay = client.getQueryCache().findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void client.invalidateQueries({ predicate: ({ state }) => !isFirst || state.status !== 'error' });
  for (const query of onTheirWay) {
    query.promise?.then(
      () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
}

/**
 * Keeps the cache in step with the server's events until the returned function is called. Whenever it comes to be connected, the first time
 * too, it catches up with what it did not hear; a connection that the server refuses or ends gets a fresh token first. Where the server has none to give
 * it asks for what is new, and for a connection, once a minute.
 */
export function startRealtime(client: QueryClient, connect: Connect = connectSocket): () => void {
  let refusals = 0;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const socket = connect((send) => send({ token: readToken() }));

  const connectWithFreshToken = () => {
    clearTimeout(timer);
    timer = setTimeout(refreshAndConnect, refusals === 0 ? 0 : Math.min(firstRetryMs * 2 ** refusals, lastRetryMs));
    refusals += 1;
  };
  const refreshAndConnect = () => {
    api.refresh().then(
      (session) => (session.isError ? becomeVisitor() : socket.connect()),
      (error: unknown) => (error instanceof ApiError && error.name === 'AUTHERROR' ? becomeVisitor() : connectWithFreshToken()),
    );
  };

  socket.on('connect', () => {
    refusals = 0;
    catchUp(client, isFirst);
    isFirst = false;
  });
  const pollAndConnect = () => {
    catchUp(client, false);
    socket.connect();
  };
  socket.on('connect_error', (error) => {
    if (error instanceof Error && error.message === socketsFull) {
      clearTimeout(timer);
      timer = setTimeout(pollAndConnect, pollEveryMs);
      return;
    }
    noteDoubt();
    // While it is active it tries again by itself; a refusal by the server is final for this token.
    if (!socket.active) connectWithFreshToken();
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') noteDoubt();
    if (reason === 'io server disconnect') connectWithFreshToken();
  });
  const refetch = (keys: readonly QueryKey[]) => {
    for (const queryKey of new Map(keys.map((key) => [hashKey(key), key])).values()) void client.invalidateQueries({ queryKey });
  };
  const refetches = bundle(refetchEveryMs, refetch);
  const summaryRefetches = bundle(summaryEveryMs, refetch);
  const refetchSoon = (queryKey: QueryKey) => (summaries.has(hashKey(queryKey)) ? summaryRefetches : refetches).add(queryKey);
  const happenings = bundle<() => void>(repaintEveryMs, (apply) => notifyManager.batch(() => apply.forEach((happen) => happen())));
  for (const name of eventNames) socket.on(name, (payload) => happenings.add(() => liveEvents[name](client, payload, refetchSoon)));

  return () => {
    clearTimeout(timer);
    happenings.stop();
    refetches.stop();
    summaryRefetches.stop();
    socket.disconnect();
  };
}
