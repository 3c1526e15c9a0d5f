import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Config, createLogger, loadConfig } from '@rolefit/config';
import {
  type EndpointName,
  endpoints,
  type Problem,
  problemSchema,
  successEnvelopeSchema,
} from '@rolefit/contracts';
import { SessionsRepository, type UserRow } from '@rolefit/database';
import { aUser, createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import {
  type EnqueueOptions,
  type JobName,
  type JobPayload,
  JobProducer,
  type JobToAdd,
} from '@rolefit/queues';
import { z } from 'zod/mini';
import { sessionLifetimeMs } from '../auth/sessions/sessions.service.js';
import { TokensService } from '../auth/tokens/tokens.service.js';
import { createGateway } from '../create-gateway.js';
import { createHttpAdapter } from '../http/http-adapter.js';

/** A response with its body. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** An anonymous or signed-in client. */
export interface Caller {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
}

export interface SignedInCaller extends Caller {
  readonly user: UserRow;
  readonly sessionId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** A running gateway with a separate database, object folder and Redis prefix. */
export interface TestGateway extends Caller {
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly config: Config;
  readonly database: TestDatabase;
  /** All routes registered with Fastify, as `METHOD /path`. */
  readonly routes: readonly string[];
  /** Log output, one entry per line. */
  readonly log: readonly string[];
  signIn(user?: UserRow): Promise<SignedInCaller>;
  /** Keys of all stored objects. */
  storedFiles(): Promise<string[]>;
  /** Number of waiting and running jobs, after all pending additions have reached the queue. */
  liveJobs(name: JobName): Promise<number>;
  close(): Promise<void>;
}

/** Disables rate limits, since tests call faster than users do. Tests of limits override these. */
const unlimited = {
  LIMIT_WRITES_PER_MINUTE: '1000000',
  LIMIT_SCANS_PER_DAY: '1000000',
  LIMIT_UPLOADS_PER_HOUR: '1000000',
  LIMIT_EVALUATIONS_PER_HOUR: '1000000',
  LIMIT_EXPORTS_PER_HOUR: '1000000',
  LIMIT_SIGN_INS_PER_MINUTE: '1000000',
  LIMIT_SIGN_IN_MAILS_PER_HOUR: '1000000',
  LIMIT_ALL_SIGN_IN_MAILS_PER_HOUR: '1000000',
};

/** Below the ephemeral ports of the operating system, so that no other process is assigned one before its test listens on it. */
const portRange = { first: 10_240, perProcess: 640 };
/** Starts at a random offset and never repeats, so that concurrent processes rarely try the same port. */
let nextPort = Math.floor(Math.random() * portRange.perProcess);

/** Finds a free port that stays free until the caller listens on it. */
export async function freePort(): Promise<number> {
  const base =
    portRange.first + (Number(process.env['JEST_WORKER_ID'] ?? 1) % 8) * portRange.perProcess;
  for (let tries = 0; tries < portRange.perProcess; tries += 1) {
    const port = base + (nextPort++ % portRange.perProcess);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/**
 * @param env overrides of environment variables
 * @param database one that the test accesses with other privileges than the gateway
 */
export async function startGateway(
  env: Record<string, string> = {},
  database?: TestDatabase,
): Promise<TestGateway> {
  return boot(env, database ?? (await createTestDatabase()));
}

async function boot(env: Record<string, string>, database: TestDatabase): Promise<TestGateway> {
  const objectsDir = await mkdtemp(join(tmpdir(), 'rolefit-objects-'));
  const port = await freePort();
  const config = loadConfig({
    PORT: String(port),
    DATABASE_URL: await database.urlOf('gateway'),
    DATABASE_POOL_SIZE: '5',
    REDIS_URL: process.env['TEST_REDIS_URL'] ?? '',
    REDIS_PREFIX: `test-${randomUUID().slice(0, 8)}`,
    OBJECTS_DIR: objectsDir,
    SESSION_SECRET: 'a secret for tests that is long enough',
    LOG_LEVEL: 'debug',
    ...unlimited,
    ...env,
  });
  const log: string[] = [];
  const routes: string[] = [];
  const adapter = createHttpAdapter(config);
  adapter.getInstance().addHook('onRoute', ({ method, url: path }) => {
    for (const one of [method].flat()) routes.push(`${one} ${path}`);
  });
  const app = await createGateway(
    config,
    createLogger(config, 'gateway', { write: (line: string) => void log.push(line) }),
    adapter,
  );
  await app.listen(config.server.port, config.server.host);
  // Not the public URL, which may exist only at the operator's proxy.
  const url = `http://127.0.0.1:${config.server.port}`;
  const liveJobs = watchQueue(app.get(JobProducer));
  const as = (headers: Record<string, string>): Caller => ({
    call: (method, path, options) => call(url, method, path, headers, options),
  });
  return {
    url,
    app,
    config,
    database,
    routes,
    log,
    ...as({}),
    signIn: async (user) => {
      const person = user ?? (await aUser(database.dataSource));
      const tokens = app.get(TokensService);
      const opened = await app.get(SessionsRepository).open({
        userId: person.id,
        kind: 'web',
        names: { browser: null, system: null },
        lifetimeMs: sessionLifetimeMs,
      });
      if (opened === null) throw new Error('cannot open a session for this account');
      const { id: sessionId } = opened;
      const accessToken = await tokens.signAccess(person.id, sessionId);
      return {
        user: person,
        sessionId,
        accessToken,
        refreshToken: tokens.refreshToken({ sessionId, generation: 1 }),
        ...as({ authorization: `Bearer ${accessToken}` }),
      };
    },
    liveJobs,
    storedFiles: async () =>
      (await readdir(join(objectsDir, 'objects'), { recursive: true }).catch(() => [])).filter(
        (path) => path.endsWith('.pdf'),
      ),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(objectsDir, { recursive: true, force: true });
    },
  };
}

/** Waits for pending additions, because API responses do not wait for the queue. */
function watchQueue(producer: JobProducer): TestGateway['liveJobs'] {
  const additions: Promise<boolean>[] = [];
  const enqueue = producer.enqueue.bind(producer);
  producer.enqueue = <Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options: EnqueueOptions,
  ) => {
    const addition = enqueue(name, payload, options);
    additions.push(addition);
    return addition;
  };
  const enqueueMany = producer.enqueueMany.bind(producer);
  producer.enqueueMany = <Name extends JobName>(name: Name, jobs: readonly JobToAdd<Name>[]) => {
    const addition = enqueueMany(name, jobs);
    additions.push(addition);
    return addition;
  };
  return async (name) => {
    await Promise.all(additions);
    return producer.countLive(name);
  };
}

async function call(
  url: string,
  method: string,
  path: string,
  headers: Record<string, string>,
  options: CallOptions = {},
): Promise<Answer> {
  const { body } = options;
  const isRaw = typeof body === 'string' || body instanceof FormData || body === undefined;
  const answer = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...headers,
      ...(isRaw ? {} : { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson && text !== '' ? JSON.parse(text) : text,
  };
}

type Named<Name extends EndpointName> = (typeof endpoints)[Name];

/** The `data` of a successful response, validated against the endpoint's contract including its status. */
export function dataOf<Name extends EndpointName>(
  name: Name,
  answer: Answer,
): Named<Name> extends { data: infer Data extends z.ZodMiniType } ? z.output<Data> : never {
  const endpoint = endpoints[name];
  if (answer.status !== endpoint.status || !('data' in endpoint))
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const data =
    'shape' in endpoint.data
      ? z.catchall(endpoint.data as z.ZodMiniObject, z.never())
      : endpoint.data;
  return successEnvelopeSchema(data).parse(answer.body).data as ReturnType<typeof dataOf<Name>>;
}

/** The problem of an error response, validated against the contract and for consistency. */
export function problemOf(answer: Answer): Problem {
  const problem = z.catchall(problemSchema, z.never()).parse(answer.body);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(problem.status).toBe(answer.status);
  expect(problem.message).toBe(problem.detail);
  expect(answer.headers.get('x-request-id')).toBe(problem.requestId);
  return problem;
}
