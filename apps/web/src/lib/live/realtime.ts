import { ApiError } from '@rolefit/api-client';
import { eventNames, socketPath, socketReconnection, socketsFull } from '@rolefit/contracts';
import { hashKey, notifyManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { io } from 'socket.io-client';
import { api } from '../api';
import { reportSuspectedOutage } from '../connection';
import { scanKeys } from '../query-keys';
import { markSignedOut } from '../session';
import { readToken } from '../token';
import { throttledBatch } from './throttled-batch';
import { liveEvents } from './live-events';

const firstRetryMs = 500;
const lastRetryMs = 30_000;
/** Polling interval if the server has no capacity for another connection. */
const pollEveryMs = 60_000;
/** For a burst of events: the page updates ten times a second, and refetches once a second. */
const repaintEveryMs = 100;
const refetchEveryMs = 1_000;
/** Statistics over all scans: expensive for the server, and a single event changes little. */
const summaryEveryMs = 5_000;
const summaries: ReadonlySet<string> = new Set([hashKey(scanKeys.insights)]);

/** The part of a Socket.IO client in use here. */
export interface LiveSocket {
  readonly active: boolean;
  on(event: string, listener: (payload: unknown) => void): unknown;
  connect(): unknown;
  disconnect(): unknown;
}

type Connect = (authenticate: (send: (data: object) => void) => void) => LiveSocket;

const connectSocket: Connect = (authenticate) =>
  io({ path: socketPath, transports: ['websocket'], auth: authenticate, ...socketReconnection });

/**
 * Refetches everything that was fetched before the connection was established, because missed events are not replayed. Initial loads in progress may also predate
 * it, so they are refetched when they complete.
 * @param isFirst whether this is the first connection: queries that have just failed then show a Retry button and are left alone
 */
function catchUp(client: QueryClient, isFirst: boolean): void {
  const onTheirWay = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void client.invalidateQueries({ predicate: ({ state }) => !isFirst || state.status !== 'error' });
  for (const query of onTheirWay) {
    query.promise?.then(
      () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
  }
}

/**
 * Keeps the cache up to date by server events; returns a function that stops it. Catches up on every connection, including the first one. If the server refuses or
 * ends a connection, the token is renewed first. If the server has no capacity, polls and retries once a minute.
 */
export function startRealtime(client: QueryClient, connect: Connect = connectSocket): () => void {
  let refusals = 0;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const socket = connect((send) => send({ token: readToken() }));

  const connectWithFreshToken = () => {
    clearTimeout(timer);
    timer = setTimeout(
      refreshAndConnect,
      refusals === 0 ? 0 : Math.min(firstRetryMs * 2 ** refusals, lastRetryMs),
    );
    refusals += 1;
  };
  const refreshAndConnect = () => {
    api.refresh().then(
      (session) => (session.isError ? markSignedOut() : socket.connect()),
      (error: unknown) =>
        error instanceof ApiError && error.name === 'AUTHERROR'
          ? markSignedOut()
          : connectWithFreshToken(),
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
    reportSuspectedOutage();
    // An active socket reconnects itself; if the server has refused the token, it does not.
    if (!socket.active) connectWithFreshToken();
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') reportSuspectedOutage();
    if (reason === 'io server disconnect') connectWithFreshToken();
  });
  const refetch = (keys: readonly QueryKey[]) => {
    for (const queryKey of new Map(keys.map((key) => [hashKey(key), key])).values())
      void client.invalidateQueries({ queryKey });
  };
  const refetches = throttledBatch(refetchEveryMs, refetch);
  const summaryRefetches = throttledBatch(summaryEveryMs, refetch);
  const refetchSoon = (queryKey: QueryKey) =>
    (summaries.has(hashKey(queryKey)) ? summaryRefetches : refetches).add(queryKey);
  const happenings = throttledBatch<() => void>(repaintEveryMs, (apply) =>
    notifyManager.batch(() => apply.forEach((happen) => happen())),
  );
  for (const name of eventNames)
    socket.on(name, (payload) =>
      happenings.add(() => liveEvents[name](client, payload, refetchSoon)),
    );

  return () => {
    clearTimeout(timer);
    happenings.stop();
    refetches.stop();
    summaryRefetches.stop();
    socket.disconnect();
  };
}
