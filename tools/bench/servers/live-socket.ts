import { socketPath } from '@rolefit/contracts';
import { io, type Socket } from 'socket.io-client';

/** Opens a socket for the live events of one user. Handlers may be added before it is connected; see `connected`. */
export function openSocket(gatewayUrl: string, accessToken: string): Socket {
  return io(gatewayUrl, {
    path: socketPath,
    transports: ['websocket'],
    auth: { token: accessToken },
    forceNew: true,
    reconnection: false,
  });
}

/** Waits until a socket is connected. @throws Error where the gateway refuses it */
export function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
