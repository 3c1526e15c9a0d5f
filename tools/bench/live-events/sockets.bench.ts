import { setTimeout as sleep } from 'node:timers/promises';
import type { RealtimeEmitter } from '@rolefit/realtime';
import type { Socket } from 'socket.io-client';
import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { startBenchServers } from '../servers/bench-servers.ts';
import { createEmitter } from '../servers/emitter.ts';
import { connected, connectMany, openSocket } from '../servers/live-socket.ts';
import { hasProc, residentBytes } from '../servers/process-usage.ts';

/** Both ends of a socket need a file handle. */
const socketCount = 5_000;
const warmUpSockets = socketCount / 10;
/** Two ping intervals, by which a server notices that a client has gone. */
const idleMs = 60_000;
const kibibyte = 1_024;
const goalKibibytes = 30;
const eventsASample = 50;

/**
 * Measures the memory that each of 5,000 idle sockets takes on one gateway, against a fixed limit, and the latency of an event to one of them, against the
 * latency with a tenth of the sockets. No socket may be lost within a minute.
 */
export async function benchSockets({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  if (!hasProc) {
    process.stdout.write('idle sockets: left out, memory of processes is read from /proc\n');
    return [];
  }
  const servers = await startBenchServers({ users: 2 });
  const emitter = createEmitter(servers.env);
  const sockets: Socket[] = [];
  try {
    // A gateway allocates some memory once, for its first few hundred sockets.
    sockets.push(...(await connectMany(servers.gatewayUrl, servers.tokenOf(1), warmUpSockets)));
    const mine = await connected(openSocket(servers.gatewayUrl, servers.tokenOf(0)));
    sockets.push(mine);
    const sample = (): Promise<number[]> => latencies(emitter, mine, userIdOf(servers.tokenOf(0)));
    await sample();
    const few = await medians(sample, rounds);
    const before = residentBytes(servers.pids.gateway);
    sockets.push(...(await connectMany(servers.gatewayUrl, servers.tokenOf(1), socketCount)));
    const bytesEach = (residentBytes(servers.pids.gateway) - before) / socketCount;
    await sleep(idleMs);
    const lost = sockets.filter(({ connected }) => !connected).length;
    if (lost > 0)
      throw new Error(`${lost} of ${sockets.length} sockets were lost within ${idleMs / 1_000} s`);
    return [memoryRow(bytesEach), latencyRow(few, await medians(sample, rounds))];
  } finally {
    for (const socket of sockets) socket.disconnect();
    await emitter.onApplicationShutdown();
    await servers.stop();
  }
}

function memoryRow(bytesEach: number): Row {
  const kibibytes = bytesEach / kibibyte;
  const note = `${kibibytes.toFixed(1)} KiB each of ${socketCount.toLocaleString('en')}, none lost in ${idleMs / 1_000} s`;
  return rowOf({
    figure: 'memory of an idle socket',
    against: `${goalKibibytes} KiB`,
    ratios: [kibibytes / goalKibibytes],
    most: 1,
    note,
  });
}

function latencyRow(few: readonly number[], many: readonly number[]): Row {
  const ratios = many.map((ms, round) => ms / (few[round] ?? NaN));
  const note = `median ${median(many).toFixed(1)} ms against ${median(few).toFixed(1)} ms`;
  return rowOf({
    figure: `event to one of ${socketCount.toLocaleString('en')} sockets`,
    against: `one of ${warmUpSockets}`,
    ratios,
    most: 2,
    note,
  });
}

async function medians(sample: () => Promise<number[]>, rounds: number): Promise<number[]> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(median(await sample()));
  return found;
}

/** Milliseconds from the emit of an event to its arrival, one event after the other. */
async function latencies(
  emitter: RealtimeEmitter,
  socket: Socket,
  userId: string,
): Promise<number[]> {
  const took: number[] = [];
  for (let count = 0; count < eventsASample; count += 1) {
    const arrived = new Promise((resolve) => socket.once('matches.rescored', resolve));
    const startedAt = performance.now();
    emitter.emit(userId, 'matches.rescored', { count });
    await arrived;
    took.push(performance.now() - startedAt);
  }
  return took;
}

/** The user whom an access token (a JWT) names. */
function userIdOf(accessToken: string): string {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { readonly sub: string }).sub;
}
