import { setTimeout as wait } from 'node:timers/promises';

const pauseMs = 100;

interface Connection {
  readonly conn: { close(): void };
}

/**
 * Closes all connections within `withinMs`, the same share of them every 100 ms: each client then connects to another gateway and fetches what it shows, and
 * a few thousand at once would be more than that one can answer. The transport is closed, so clients reconnect with their own back-off.
 */
export async function closeGradually(
  connections: readonly Connection[],
  withinMs: number,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<void> {
  const rounds = Math.max(1, Math.floor(withinMs / pauseMs));
  const share = Math.ceil(connections.length / rounds);
  for (let first = 0; first < connections.length; first += share) {
    if (first > 0) await pause(pauseMs);
    connections.slice(first, first + share).forEach(({ conn }) => conn.close());
  }
}
