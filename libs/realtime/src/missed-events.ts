import type { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Socket } from 'socket.io';

type MakeAdapter = ReturnType<typeof createAdapter>;
type Event = [name: string, ...args: unknown[]];

const held = new WeakMap<object, Event[]>();

/**
 * Keeps what a recovered socket has missed until `sendMissedEvents`. Socket.IO would send it as soon as a client names what it recovers by, before it asks who that
 * client is: also to one whose session has ended meanwhile.
 */
export function holdMissedEvents(make: MakeAdapter): MakeAdapter {
  // Socket.IO calls it with `new`, so it cannot be an arrow.
  return function adapterOf(namespace) {
    const adapter = make(namespace);
    const restore = adapter.restoreSession.bind(adapter);
    adapter.restoreSession = async (pid, offset) => {
      const session = await restore(pid, offset);
      // The socket is going to have the same data.
      if (isObject(session.data)) held.set(session.data, session.missedPackets as Event[]);
      return { ...session, missedPackets: [] };
    };
    return adapter;
  };
}

/** Sends a recovered socket what it has missed, once it is known whose it is; nothing to any other, and nothing twice. */
export function sendMissedEvents(socket: Socket): void {
  const data: unknown = socket.data;
  if (!isObject(data)) return;
  for (const [name, ...args] of held.get(data) ?? []) socket.emit(name, ...args);
  held.delete(data);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
