import { socketPath } from '@rolefit/contracts';
import { io, type ManagerOptions, type Socket } from 'socket.io-client';

const connectsAtOnce = 50;

/**
 * Opens a socket for the live events of one user. Handlers may be added before it is connected; see `connected`.
 * @param reconnection how it connects again; it does not by default
 */
export function openSocket(
  gatewayUrl: string,
  accessToken: string,
  reconnection?: Partial<ManagerOptions>,
): Socket {
  return io(gatewayUrl, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token: accessToken },
    forceNew: true,
    reconnection: reconnection !== undefined,
    ...reconnection,
  });
}

/** Waits until a socket is connected. @throws Error where the gateway refuses it */
export function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Opens so many sockets of one user, fifty at a time, and waits until they are connected. */
export async function connectMany(
  url: string,
  token: string,
  count: number,
  reconnection?: Partial<ManagerOptions>,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  let started = 0;
  const connectNext = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      sockets.push(await connected(openSocket(url, token, reconnection)));
    }
  };
  await Promise.all(Array.from({ length: connectsAtOnce }, connectNext));
  return sockets;
}
