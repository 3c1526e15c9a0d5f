import { Agent, get, type IncomingMessage } from 'node:http';
import { finished } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBasePath, socketReconnection } from '@rolefit/contracts';
import type { ManagerOptions, Socket } from 'socket.io-client';
import { findPorts } from '../../launcher/processes/ports.ts';
import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { type BenchServers, startBenchServers } from '../servers/bench-servers.ts';
import { connectMany } from '../servers/live-socket.ts';
import { startProgram, stopProgram, waitUntilOk } from '../servers/programs.ts';
import { TcpBalancer } from './tcp-balancer.ts';

const socketCount = 2_000;
/** What a page fetches when it is connected again. */
const pageRequests = ['/jobs', '/jobs/next', '/jobs/insights', '/users/profile'] as const;
/** `fetch` opens a connection for each request, and this machine has no room for 8,000 at once. */
const pageAgent = new Agent({ keepAlive: true, maxSockets: 256 });
/** Keeps the samples out of the queue of the pages' requests. */
const sampleAgent = new Agent({ keepAlive: true, maxSockets: 1 });
const samplesBefore = 200;
const samplePauseMs = 20;
const retryMs = 1_000;
const givenUpMs = 180_000;
/** Those of Socket.IO. */
const defaults = {
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
} as const;

type Pace = Partial<ManagerOptions>;

/**
 * Kills a gateway that holds 2,000 sockets, and every one connects to another gateway and sends the requests of a page. Measures a request of somebody else
 * to that gateway meanwhile, with the pace of our pages against the default of Socket.IO. No socket may be lost.
 */
export async function benchStorm({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const ratios: number[] = [];
  const notes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const unpaced = await killUnder(defaults);
    const paced = await killUnder(socketReconnection);
    ratios.push(paced.slowdown / unpaced.slowdown);
    notes.push(
      `${paced.slowdown.toFixed(1)} times as slow as before for ${paced.seconds.toFixed(1)} s (default ${unpaced.slowdown.toFixed(1)} for ${unpaced.seconds.toFixed(1)} s)`,
    );
  }
  return [
    rowOf({
      figure: `request while ${socketCount.toLocaleString('en')} pages come back`,
      against: 'default back-off',
      ratios,
      most: 1,
      note: notes.join('; '),
    }),
  ];
}

interface Storm {
  /** Median time of a request until all sockets are back, against the time before. */
  readonly slowdown: number;
  /** Until all are back and have what they asked for. */
  readonly seconds: number;
}

async function killUnder(pace: Pace): Promise<Storm> {
  const servers = await startBenchServers({ users: 2 });
  const other = await startSecondGateway(servers);
  const balancer = await TcpBalancer.start([servers.gatewayUrl, other.url]);
  const sockets: Socket[] = [];
  try {
    sockets.push(...(await connectMany(balancer.url, servers.tokenOf(1), socketCount, pace)));
    const ask = () => timeOf(`${other.url}${apiBasePath}/jobs`, servers.tokenOf(0), sampleAgent);
    const before: number[] = [];
    while (before.length < samplesBefore) before.push(await ask());
    const back = Promise.all(
      sockets.map((socket) => fetchOnceBack(socket, other.url, servers.tokenOf(1))),
    );
    const killedAt = performance.now();
    process.kill(servers.pids.gateway, 'SIGKILL');
    const during = await sampleUntil(back, ask);
    const seconds = (performance.now() - killedAt) / 1_000;
    return { slowdown: median(during) / median(before), seconds };
  } finally {
    for (const socket of sockets) socket.disconnect();
    await balancer.close();
    await other.stop();
    await servers.stop();
  }
}

async function startSecondGateway({ env }: BenchServers) {
  const { gateway: port } = await findPorts(['gateway']);
  const url = `http://127.0.0.1:${port}`;
  const program = startProgram('apps/gateway/dist/main.js', {
    ...env,
    PORT: String(port),
    PUBLIC_URL: url,
  });
  await waitUntilOk(`${url}/health/ready`);
  return { url, stop: () => stopProgram(program) };
}

/** Waits for the socket's next connection, then sends what a page would, and repeats what fails. */
async function fetchOnceBack(socket: Socket, url: string, token: string): Promise<void> {
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  await Promise.all(pageRequests.map((path) => fetchPatiently(url + apiBasePath + path, token)));
}

async function fetchPatiently(url: string, token: string): Promise<void> {
  const isAnswered = () =>
    timeOf(url, token, pageAgent).then(
      () => true,
      () => false,
    );
  while (!(await isAnswered())) await sleep(retryMs);
}

/** Milliseconds that a request takes. @throws Error unless it succeeds */
async function timeOf(url: string, token: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent, headers }, resolve).once('error', reject);
  });
  await finished(response.resume());
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  return performance.now() - startedAt;
}

/** Takes one sample after another until the task is done. @throws Error after three minutes */
async function sampleUntil(
  task: Promise<unknown>,
  sample: () => Promise<number>,
): Promise<number[]> {
  const samples: number[] = [];
  let isDone = false;
  const done = task.finally(() => (isDone = true));
  const deadline = performance.now() + givenUpMs;
  while (!isDone) {
    if (performance.now() > deadline) throw new Error('not all sockets came back');
    samples.push(await sample());
    await Promise.race([done, sleep(samplePauseMs)]);
  }
  await done;
  return samples;
}
