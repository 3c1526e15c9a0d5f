import { createLogger, loadConfig } from '@rolefit/config';
import { RealtimeEmitter } from '@rolefit/realtime';
import { socketPath } from '@rolefit/contracts';
import { io } from 'socket.io-client';
import { residentBytes } from './process-use.mjs';
import { rowOf } from './row.mjs';
import { startBenchServers } from './servers.mjs';
import { median } from './statistics.mjs';

const atOnce = 50;
/** Two rounds of the pings by which a server notices that a client has gone. */
const idleMs = 60_000;
const kibibyte = 1_024;
const eventsAMeasure = 50;

/**
 * Many idle sockets on one gateway: what memory each takes, whether all are still there after a minute, and how long an event takes to one of
 * them beside how long it took with nobody else there.
 * @param count how many; both ends need a file handle each
 */
export async function benchSockets({ rounds, count = 5_000 }) {
  if (process.platform !== 'linux') {
    process.stdout.write('idle sockets: left out, memory of processes is read from /proc\n');
    return [];
  }
  const servers = await startBenchServers({ people: 2 });
  const config = loadConfig(servers.env);
  const emitter = new RealtimeEmitter(config, createLogger(config, 'bench', { write: (line) => process.stderr.write(line) }));
  const [one, crowd] = servers.accessTokens;
  const sockets = [];
  try {
    // What a gateway takes for its first few hundred it takes once.
    sockets.push(...(await connectMany(servers.gatewayUrl, crowd, count / 10)));
    const mine = await connect(servers.gatewayUrl, one);
    sockets.push(mine);
    const userId = JSON.parse(Buffer.from(one.split('.')[1], 'base64url').toString()).sub;
    const measure = () => latencies(emitter, mine, userId);
    await measure();
    const few = await series(measure, rounds);
    const before = residentBytes(servers.gatewayPid);
    sockets.push(...(await connectMany(servers.gatewayUrl, crowd, count)));
    const growth = residentBytes(servers.gatewayPid) - before;
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    const lost = sockets.filter(({ connected }) => !connected).length;
    if (lost > 0) throw new Error(`${lost} of ${sockets.length} sockets were lost within ${idleMs / 1_000} s`);
    const many = await series(measure, rounds);
    return [
      rowOf({ figure: 'memory of an idle socket', against: '30 KiB', ratios: [growth / count / kibibyte / 30], most: 1, note: `${(growth / count / kibibyte).toFixed(1)} KiB each of ${count.toLocaleString('en')}, none lost in ${idleMs / 1_000} s` }),
      rowOf({ figure: `event to one of ${count.toLocaleString('en')} sockets`, against: `one of ${count / 10}`, ratios: many.map((ms, round) => ms / few[round]), most: 2, note: `median ${median(many).toFixed(1)} ms against ${median(few).toFixed(1)} ms` }),
    ];
  } finally {
    for (const socket of sockets) socket.disconnect();
    await emitter.onApplicationShutdown();
    await servers.stop();
  }
}

async function series(measure, rounds) {
  const medians = [];
  for (let round = 0; round < rounds; round += 1) medians.push(median(await measure()));
  return medians;
}

/** Milliseconds from one emit after the other to its arrival. */
async function latencies(emitter, socket, userId) {
  const took = [];
  for (let count = 0; count < eventsAMeasure; count += 1) {
    const arrived = new Promise((resolve) => socket.once('matches.rescored', resolve));
    const startedAt = performance.now();
    emitter.emit(userId, 'matches.rescored', { count });
    await arrived;
    took.push(performance.now() - startedAt);
  }
  return took;
}

async function connectMany(url, token, count) {
  const sockets = [];
  const next = async () => {
    while (sockets.length < count) {
      const place = sockets.push(null) - 1;
      sockets[place] = await connect(url, token);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return sockets;
}

function connect(url, token) {
  const socket = io(url, { path: socketPath, transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
