import type { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Socket } from 'socket.io';

type MakeAdapter = ReturnType<typeof createAdapter>;
type Event = [name: string, ...args: unknown[]];

const missedEvents = new WeakMap<object, Event[]>();

/**
 * Holds back the missed events of a recovered socket until `sendMissedEvents`. Socket.IO would send them before authenticating the client, even if its
 * session has ended meanwhile.
 */
export function holdMissedEvents(make: MakeAdapter): MakeAdapter {
  // Socket.IO calls it with `new`, so it cannot be an arrow function.
  return function adapterOf(namespace) {
    const adapter = make(namespace);
    const restore = adapter.restoreSession.bind(adapter);
    adapter.restoreSession = async (pid, offset) => {
      const session = await restore(pid, offset);
      // Socket.IO assigns the same object to the socket's data.
      if (isObject(session.data)) missedEvents.set(session.data, session.missedPackets as Event[]);
      return { ...session, missedPackets: [] };
    };
    return adapter;
  };
}

/** Sends the missed events to a recovered socket, once it is authenticated. Has no effect for other sockets or when called again. */
export function sendMissedEvents(socket: Socket): void {
  const data: unknown = socket.data;
  if (!isObject(data)) return;
  for (const [name, ...args] of missedEvents.get(data) ?? []) socket.emit(name, ...args);
  missedEvents.delete(data);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
