import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from './process-use.mjs';
import { rowOf } from './row.mjs';
import { startBenchServers } from './servers.mjs';

const crowds = [800, 1_650];
const kibibyte = 1_024;
const megabyte = 1_024 * kibibyte;
const goalMegabytes = 60;
const leftMegabytes = 30;
/** How long memory may stay up once everybody has fallen silent. */
const silentMs = 30_000;
const lookEveryMs = 50;
const openAtOnce = 50;
const warmUp = 80;
/** So many that no address is refused for itself: what all of them may take together is looked at. */
const addresses = 50;

/** What a visitor without a token sends: the whole of it is announced, the last part never comes. */
const bodies = [
  { name: 'a bearer route', path: () => '/api/v1/jobs/scan', announced: 511 * kibibyte, sent: 510 * kibibyte },
  { name: 'an upload', path: () => '/api/v1/users/profile/resume', type: 'multipart/form-data; boundary=x', announced: 511 * kibibyte, sent: 510 * kibibyte },
  { name: 'public routes', path: publicPath, announced: 511 * kibibyte, sent: 510 * kibibyte },
  { name: 'public routes, within their limit', path: publicPath, announced: 4 * kibibyte, sent: 4 * kibibyte - 100 },
  { name: 'an unknown route', path: () => '/api/v1/nothing', announced: 511 * kibibyte, sent: 510 * kibibyte },
];

/**
 * Anonymous connections that send most of a body and fall silent: by how much the resident memory of a gateway grows at most, and what of it is left after
 * half a minute of silence. Each case has a gateway of its own, for memory that a process once took it seldom gives back as a whole.
 */
export async function benchHalfSentBodies() {
  if (process.platform !== 'linux') {
    process.stdout.write('half-sent bodies: left out, memory of processes is read from /proc\n');
    return [];
  }
  const rows = [];
  for (const [body, count] of bodies.flatMap((one) => crowds.map((crowd) => [one, crowd]))) {
    const servers = await startBenchServers({ env: { LOG_LEVEL: 'fatal' } });
    try {
      // What a gateway takes for its first connections it takes once.
      await attack(servers, body, warmUp, 0);
      await sleep(2_000);
      rows.push(...toRows(body, count, await attack(servers, body, count, silentMs)));
    } finally {
      await servers.stop();
    }
  }
  return rows;
}

function publicPath(at) {
  return at % 2 === 0 ? '/api/v1/auth/session' : '/api/v1/auth/logout';
}

async function attack({ gatewayUrl, gatewayPid }, body, count, quietMs) {
  const before = residentBytes(gatewayPid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentBytes(gatewayPid))), lookEveryMs);
  const sockets = [];
  try {
    const next = async () => {
      while (sockets.length < count) {
        const at = sockets.push(null) - 1;
        sockets[at] = await halfSend(gatewayUrl, body, at);
      }
    };
    await Promise.all(Array.from({ length: openAtOnce }, next));
    await sleep(quietMs);
    return { before, peak, after: residentBytes(gatewayPid), open: sockets.filter((socket) => !socket.destroyed).length };
  } finally {
    clearInterval(watch);
    for (const socket of sockets) socket?.destroy();
  }
}

/** Resolves once all is sent that ever will be, or the gateway has closed the connection. */
async function halfSend(gatewayUrl, { path, type = 'application/json', announced, sent }, at) {
  const { hostname, port } = new URL(gatewayUrl);
  const socket = connect({ host: hostname, port: Number(port), localAddress: `127.0.1.${1 + (at % addresses)}` });
  // The gateway is expected to close the connection.
  socket.on('error', () => undefined).resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  const head = [`POST ${path(at)} HTTP/1.1`, `host: ${hostname}`, `content-type: ${type}`, `content-length: ${announced}`, '', ''].join('\r\n');
  await new Promise((resolve) => {
    socket.once('close', resolve);
    socket.write(`${head}{"jobDescription":"${'x'.repeat(sent)}`, resolve);
  });
  return socket;
}

function toRows({ name }, count, { before, peak, after, open }) {
  const [growth, left] = [peak - before, after - before].map((bytes) => bytes / megabyte);
  const figure = `${count.toLocaleString('en')} half-sent bodies to ${name}`;
  process.stdout.write(`${figure}: ${(before / megabyte).toFixed(0)} MB before, at most ${growth.toFixed(0)} MB more, ${left.toFixed(0)} MB more after ${silentMs / 1_000} s with ${open} still open\n`);
  return [
    rowOf({ figure: `memory beside ${figure}`, against: `${goalMegabytes} MB`, ratios: [growth / goalMegabytes], most: 1, note: `${growth.toFixed(0)} MB` }),
    rowOf({ figure: `memory ${silentMs / 1_000} s later`, against: `${leftMegabytes} MB`, ratios: [left / leftMegabytes], most: 1, note: `${left.toFixed(0)} MB, ${open} of ${count} connections still open` }),
  ];
}
