import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { type Service } from '../processes/child.ts';
import { findRedisBinary } from './redis-binary.ts';

export interface RedisOptions {
  readonly dir: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
  /** False for data that may be lost. */
  readonly durable?: boolean;
}

export interface RedisService extends Service {
  readonly url: string;
  /** Set if it is only the stand-in. */
  readonly warning?: string;
}

export const redisStandInWarning =
  'No Redis or Valkey was found, so a stand-in written in JavaScript takes its place: slower, and it forgets waiting work when it stops (Rolefit hands it out again). Install redis-server, or set REDIS_URL.';

/** Redis as a service for `startChild`, or a stand-in if there is none. It listens on 127.0.0.1 only and asks for `password`. */
export async function redisService({
  dir,
  port,
  password,
  logFile,
  durable = true,
}: RedisOptions): Promise<RedisService> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const binary = await findRedisBinary();
  const shared = {
    name: 'Redis',
    logFile,
    cwd: dir,
    url: `redis://:${password}@127.0.0.1:${port}/0`,
    isReady: () => answersPing(port, password),
  };
  if (!binary) {
    const env = {
      ...process.env,
      REDIS_STAND_IN_PORT: String(port),
      REDIS_STAND_IN_PASSWORD: password,
    };
    return {
      ...shared,
      command: process.execPath,
      args: [join(import.meta.dirname, 'redis-stand-in.main.ts')],
      env,
      warning: redisStandInWarning,
    };
  }
  const configFile = join(dir, 'redis.conf');
  // In a file, since every user of the machine can read the arguments of a process.
  writeFileSync(configFile, configuration({ dir, port, password, durable }), { mode: 0o600 });
  chmodSync(configFile, 0o600);
  return { ...shared, command: binary.command, args: [configFile], env: binary.env };
}

function configuration({
  dir,
  port,
  password,
  durable,
}: {
  dir: string;
  port: number;
  password: string;
  durable: boolean;
}): string {
  return [
    'bind 127.0.0.1',
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dir.replace(/["\\]/g, '\\$&')}"`,
    'save ""',
    `appendonly ${durable ? 'yes' : 'no'}`,
    'appendfsync everysec',
    // A queue must not lose keys when memory runs out.
    'maxmemory-policy noeviction',
    'daemonize no',
    '',
  ].join('\n');
}

/** Sends PING in the protocol of Redis, since no client is installed yet when this module is loaded. */
function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const answered = (isReady: boolean): void => {
      socket.destroy();
      resolve(isReady);
    };
    const failed = (error: Error): void => {
      socket.destroy();
      reject(error);
    };
    socket.setTimeout(2_000, () => failed(new Error('no answer')));
    socket.once('error', failed);
    // A Redis that refuses its files closes connections without an answer, and a closed socket has no timeout.
    socket.once('close', () => failed(new Error('the connection was closed')));
    socket.once('connect', () => socket.write(`AUTH ${password}\r\nPING\r\n`));
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('+PONG')) answered(true);
      else if (
        answer.includes('-LOADING') ||
        answer.includes('-NOAUTH') ||
        answer.includes('-WRONGPASS')
      )
        answered(false);
    });
  });
}
