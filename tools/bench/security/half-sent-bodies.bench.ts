import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Row, rowOf } from '../rows/row.ts';
import { type BenchServers, startBenchServers } from '../servers/bench-servers.ts';
import { hasProc, residentBytes } from '../servers/process-usage.ts';

const crowds = [800, 1_650];
const warmUpConnections = 80;
const warmUpPauseMs = 2_000;
const kibibyte = 1_024;
const megabyte = 1_024 * kibibyte;
const goalMegabytes = { peak: 60, left: 30 };
/** After which memory must be released, though the connections stay silent. */
const silentMs = 30_000;
const sampleEveryMs = 50;
const connectsAtOnce = 50;
/** Enough that no single address reaches its own limit: the benchmark is about the limit of all together. */
const addresses = 50;

/** A request without a token whose announced body is never completed. */
interface HalfSentBody {
  readonly name: string;
  /** By the index of the connection. */
  readonly path: (index: number) => string;
  readonly contentType: string;
  readonly announcedBytes: number;
  readonly sentBytes: number;
}

interface Memory {
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  /** Connections that are still open at the end. */
  readonly open: number;
}

const large = {
  contentType: 'application/json',
  announcedBytes: 511 * kibibyte,
  sentBytes: 510 * kibibyte,
};
const publicPath = (index: number): string =>
  index % 2 === 0 ? '/api/v1/auth/session' : '/api/v1/auth/logout';

const bodies: readonly HalfSentBody[] = [
  { ...large, name: 'a bearer route', path: () => '/api/v1/jobs/scan' },
  {
    ...large,
    name: 'an upload',
    path: () => '/api/v1/users/profile/resume',
    contentType: 'multipart/form-data; boundary=x',
  },
  { ...large, name: 'public routes', path: publicPath },
  {
    ...large,
    name: 'public routes, within their limit',
    path: publicPath,
    announcedBytes: 4 * kibibyte,
    sentBytes: 4 * kibibyte - 100,
  },
  { ...large, name: 'an unknown route', path: () => '/api/v1/nothing' },
];

/**
 * Measures by how many megabytes the resident memory of a gateway grows while anonymous connections send most of a body and fall silent, at its peak and after
 * half a minute, against fixed limits. Each case has its own gateway, since a process seldom returns all memory to the system.
 */
export async function benchHalfSentBodies(): Promise<Row[]> {
  if (!hasProc) {
    process.stdout.write('half-sent bodies: left out, memory of processes is read from /proc\n');
    return [];
  }
  const rows: Row[] = [];
  for (const body of bodies)
    for (const count of crowds) rows.push(...(await benchCase(body, count)));
  return rows;
}

async function benchCase(body: HalfSentBody, count: number): Promise<Row[]> {
  const servers = await startBenchServers({ env: { LOG_LEVEL: 'fatal' } });
  try {
    // A gateway allocates some memory once, for its first connections.
    await attack(servers, body, warmUpConnections, 0);
    await sleep(warmUpPauseMs);
    return rowsOf(body, count, await attack(servers, body, count, silentMs));
  } finally {
    await servers.stop();
  }
}

async function attack(
  { gatewayUrl, pids: { gateway } }: BenchServers,
  body: HalfSentBody,
  count: number,
  quietMs: number,
): Promise<Memory> {
  const before = residentBytes(gateway);
  let peak = before;
  const sampling = setInterval(
    () => (peak = Math.max(peak, residentBytes(gateway))),
    sampleEveryMs,
  );
  const sockets: Socket[] = [];
  let started = 0;
  const sendNext = async (): Promise<void> => {
    while (started < count) {
      started += 1;
      sockets.push(await sendHalf(gatewayUrl, body, started - 1));
    }
  };
  try {
    await Promise.all(Array.from({ length: connectsAtOnce }, sendNext));
    await sleep(quietMs);
    return {
      before,
      peak,
      after: residentBytes(gateway),
      open: sockets.filter((socket) => !socket.destroyed).length,
    };
  } finally {
    clearInterval(sampling);
    for (const socket of sockets) socket.destroy();
  }
}

/** Resolves once the body is sent as far as it will be, or the gateway has closed the connection. */
async function sendHalf(
  gatewayUrl: string,
  { path, contentType, announcedBytes, sentBytes }: HalfSentBody,
  index: number,
): Promise<Socket> {
  const { hostname, port } = new URL(gatewayUrl);
  const socket = connect({
    host: hostname,
    port: Number(port),
    localAddress: `127.0.1.${1 + (index % addresses)}`,
  });
  // The gateway is expected to close the connection.
  socket.on('error', () => undefined).resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  const head = [
    `POST ${path(index)} HTTP/1.1`,
    `host: ${hostname}`,
    `content-type: ${contentType}`,
    `content-length: ${announcedBytes}`,
    '',
    '',
  ].join('\r\n');
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.write(`${head}{"jobDescription":"${'x'.repeat(sentBytes)}`, () => resolve());
  });
  return socket;
}

function rowsOf(
  { name }: HalfSentBody,
  count: number,
  { before, peak, after, open }: Memory,
): Row[] {
  const [growth, left] = [(peak - before) / megabyte, (after - before) / megabyte];
  const figure = `${count.toLocaleString('en')} half-sent bodies to ${name}`;
  process.stdout.write(
    `${figure}: ${(before / megabyte).toFixed(0)} MB before, at most ${growth.toFixed(0)} MB more, ${left.toFixed(0)} MB more after ${silentMs / 1_000} s with ${open} still open\n`,
  );
  return [
    rowOf({
      figure: `memory beside ${figure}`,
      against: `${goalMegabytes.peak} MB`,
      ratios: [growth / goalMegabytes.peak],
      most: 1,
      note: `${growth.toFixed(0)} MB`,
    }),
    rowOf({
      figure: `memory ${silentMs / 1_000} s later`,
      against: `${goalMegabytes.left} MB`,
      ratios: [left / goalMegabytes.left],
      most: 1,
      note: `${left.toFixed(0)} MB, ${open} of ${count} connections still open`,
    }),
  ];
}
