import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { launcherDir } from './paths.mjs';
import { findRedisBinary } from './redis-binary.mjs';

export const redisStandInWarning =
  'No Redis or Valkey was found, so a stand-in written in JavaScript takes its place: slower, and it forgets waiting work when it stops (Rolefit hands it out again). Install redis-server, or set REDIS_URL.';

/**
 * Redis as a service for `startChild`, with its `url` and a `warning` where a stand-in is all there is. It listens on
 * 127.0.0.1 only and asks for `password`. `noeviction`: a queue must never lose a key to memory pressure.
 */
export async function redisService({ dir, port, password, logFile, durable = true }) {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const binary = await findRedisBinary();
  const common = { name: 'Redis', logFile, cwd: dir, url: `redis://:${password}@127.0.0.1:${port}/0`, isReady: () => answersPing(port, password) };
  if (!binary) {
    const env = { ...process.env, REDIS_STAND_IN_PORT: String(port), REDIS_STAND_IN_PASSWORD: password };
    return { ...common, command: process.execPath, args: [join(launcherDir, 'children', 'redis-stand-in.mjs')], env, warning: redisStandInWarning };
  }
  const configFile = join(dir, 'redis.conf');
  // In a file and not in the arguments, which every user of the machine can read.
  writeFileSync(configFile, configuration({ dir, port, password, durable }), { mode: 0o600 });
  chmodSync(configFile, 0o600);
  return { ...common, command: binary.command, args: [configFile], env: binary.env };
}

function configuration({ dir, port, password, durable }) {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dir.replace(/["\\]/g, '\\$&')}"`,
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    'appendfsync everysec',
    'maxmemory-policy noeviction',
    'daemonize no',
    '',
  ].join('\n');
}

/** PING in Redis' own protocol, since no client is installed yet when this is loaded. */
function answersPing(port, password) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const finish = (settle, value) => {
      socket.destroy();
      settle(value);
    };
    socket.setTimeout(2_000, () => finish(reject, new Error('no answer')));
    socket.once('error', (error) => finish(reject, error));
    // A Redis that takes connections and then refuses its files ends them without a word, and a closed socket has no timeout.
    socket.once('close', () => finish(reject, new Error('the connection was closed')));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('+PONG')) finish(resolve, true);
      else if (answer.includes('-LOADING') || answer.includes('-NOAUTH') || answer.includes('-WRONGPASS')) finish(resolve, false);
    });
  });
}
