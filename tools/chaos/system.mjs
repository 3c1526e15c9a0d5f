import { createEmulator } from 'emulate';
import { S3ObjectStore } from '@rolefit/storage';
import { openLink } from '@rolefit/testing';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gatewayService, workerService } from '../launcher/apps.mjs';
import { answersOk } from '../launcher/health.mjs';
import { Keeper } from '../launcher/keeper.mjs';
import { cacheDir, rootDir } from '../launcher/paths.mjs';
import { findPorts } from '../launcher/ports.mjs';
import { postgresService } from '../launcher/postgres.mjs';
import { redisService } from '../launcher/redis.mjs';
import { makeTemplateDatabase, templateDatabase } from '../launcher/test-servers.mjs';
import { canSlowDisks, mountSmallDisk } from './disks.mjs';
import { Part } from './part.mjs';
import { RedisFiles } from './redis-files.mjs';

const chaosDir = join(rootDir, 'tools', 'chaos');
const github = { client_id: 'chaos', client_secret: 'chaos-secret' };
const appNames = { gateway: ['gateway 1', 'gateway 2'], worker: ['worker 1', 'worker 2'] };
const apps = Object.entries(appNames).flatMap(([kind, names]) => names.map((name) => ({ kind, name })));

/**
 * Two gateways, two workers, PostgreSQL, Redis, an S3 server and a model, each a process of its own, and a line that can be cut between each of
 * the first four and each of the others; a GitHub emulator lets people in. The workers are not started yet.
 * @param people how many can sign in, as `person-0` and so on
 */
export async function startSystem({ people, say, wantsDisks = false }) {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-chaos-'));
  const keeper = new Keeper();
  const portNames = ['PostgreSQL', 'Redis', 'S3', 'model', 'github', ...apps.map(({ name }) => name)];
  const ports = await findPorts(portNames);
  const password = randomBytes(12).toString('hex');
  const logFile = (name) => join(dir, 'logs', `${name.replace(' ', '-')}.log`);
  const firedFile = join(dir, 'fired.txt');
  const modelDir = join(dir, 'model');
  mkdirSync(modelDir);
  const disks = { S3: join(dir, 'objects'), PostgreSQL: join(dir, 'postgres'), Redis: join(dir, 'redis') };
  const hasSmallDisks = wantsDisks && Object.entries(disks).every(([name, folder]) => mountSmallDisk(folder, diskMegabytes[name]));
  for (const folder of Object.values(disks)) mkdirSync(folder, { recursive: true });
  const clusterDir = join(disks.PostgreSQL, 'cluster');

  const parts = new Map();
  const addPart = (name, kind, make) => parts.set(name, new Part({ name, kind, make, keeper, say }));
  const ownServer = (name, program, folder) => ({
    name,
    command: process.execPath,
    args: [join(chaosDir, 'children', program), String(ports[name]), folder],
    logFile: logFile(name),
    isReady: () => listens(ports[name]),
  });
  // Both as in a real installation: what was committed, and what was added more than a second ago, outlives them.
  addPart('PostgreSQL', 'PostgreSQL', () => postgresOnSmallDisk({ clusterDir, port: ports.PostgreSQL, password, logFile: logFile('PostgreSQL') }));
  addPart('Redis', 'Redis', () => redisService({ dir: disks.Redis, port: ports.Redis, password, logFile: logFile('Redis') }));
  addPart('S3', 'S3', () => ownServer('S3', 's3.mjs', disks.S3));
  addPart('model', 'model', () => ownServer('model', 'model.mjs', modelDir));

  const links = new Map();
  let emulator = null;
  const stop = async () => {
    await Promise.all([...parts.values()].reverse().map((part) => part.stop()));
    await Promise.all([...links.values()].map((link) => link.close()));
    await emulator?.close();
    await keeper.close();
  };

  try {
    await Promise.all([...parts.values()].map((part) => part.start()));
    const clusterUrl = `postgresql://rolefit:${password}@127.0.0.1:${ports.PostgreSQL}/postgres`;
    await makeTemplateDatabase(clusterUrl);
    const databaseUrl = clusterUrl.replace(/postgres$/, templateDatabase);
    const redisUrl = `redis://:${password}@127.0.0.1:${ports.Redis}/0`;
    const targets = { PostgreSQL: databaseUrl, Redis: redisUrl, S3: `http://127.0.0.1:${ports.S3}`, model: `http://127.0.0.1:${ports.model}/v1` };
    const githubUrl = `http://127.0.0.1:${ports.github}`;
    const urlOf = (name) => `http://127.0.0.1:${ports[name]}`;
    const githubSeed = {
      users: Array.from({ length: people }, (_, index) => ({ login: `person-${index}`, name: `Person ${index}`, email: `person-${index}@example.org` })),
      oauth_apps: [{ ...github, name: 'Rolefit', redirect_uris: appNames.gateway.map((name) => `${urlOf(name)}/api/v1/auth/github/callback`) }],
    };
    emulator = await createEmulator({ service: 'github', port: ports.github, hostname: '127.0.0.1', baseUrl: githubUrl, seed: { github: githubSeed } });

    for (const { kind, name } of apps) {
      const lineTo = async (target) => {
        const link = await openLink(targets[target]);
        links.set(`${name} – ${target}`, link);
        return link.url;
      };
      const port = kind === 'gateway' ? 'PORT' : 'WORKER_PORT';
      const env = {
        ...process.env,
        ...everywhere,
        [port]: String(ports[name]),
        NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
        PUBLIC_URL: urlOf(kind === 'gateway' ? name : 'gateway 1'),
        DATABASE_URL: await lineTo('PostgreSQL'),
        REDIS_URL: await lineTo('Redis'),
        S3_ENDPOINT: (await lineTo('S3')).replace(/\/$/, ''),
        GITHUB_URL: githubUrl,
        GITHUB_API_URL: githubUrl,
        ...(kind === 'worker' ? { AI_BASE_URL: await lineTo('model'), AI_API_KEY: name, AI_MODEL: 'scripted-reader-1', AI_TIMEOUT_MS: '12000' } : {}),
        CHAOS_FIRED: firedFile,
      };
      const service = kind === 'gateway' ? gatewayService : workerService;
      addPart(name, kind, (own) => {
        const made = service({ env: { ...env, ...own }, logFile: logFile(name) });
        const preload = pathToFileURL(join(chaosDir, 'preload.mjs')).href;
        // Alive is enough: readiness tells of PostgreSQL and Redis, which may be away on purpose.
        return { ...made, name, args: ['--import', preload, ...made.args], isReady: () => answersOk(`${urlOf(name)}/health/live`) };
      });
    }
    await Promise.all(appNames.gateway.map((name) => parts.get(name).start()));

    const setModelTrouble = (kind) => writeFileSync(join(modelDir, 'trouble.json'), JSON.stringify(kind));
    const redisFiles = new RedisFiles({ part: parts.get('Redis'), url: redisUrl, redisDir: disks.Redis, keptDir: dir });
    /** Has a server up, and Redis even where it will not start with what it has: it begins empty then, which may happen to anybody. */
    const bringUp = async (part) => {
      if (part.isUp) return;
      try {
        await part.start();
      } catch (error) {
        if (part.kind !== 'Redis') throw error;
        say(`Redis does not start with what it has, which is in ${redisFiles.layAside()}; it begins empty`);
        await part.start();
      }
    };

    return {
      dir,
      parts,
      links,
      databaseUrl,
      redisUrl,
      disks,
      /** What this machine can do for faults that need more than a process. */
      can: { smallDisks: hasSmallDisks, slowDisks: wantsDisks && canSlowDisks() },
      objects: new S3ObjectStore({ kind: 's3', endpoint: targets.S3, region: everywhere.S3_REGION, bucket: everywhere.S3_BUCKET, accessKey: everywhere.S3_ACCESS_KEY, secretKey: everywhere.S3_SECRET_KEY }),
      part: (name) => parts.get(name),
      ofKind: (kind) => [...parts.values()].filter((part) => part.kind === kind),
      gatewayUrls: appNames.gateway.map(urlOf),
      /** Names of the boundaries at which processes have died so far. */
      fired: () => linesOf(firedFile).map((line) => line.slice(line.indexOf(' ') + 1)),
      /** The boundary at which a process died in this life of it, or null. */
      firedIn: (life) => linesOf(firedFile).find((line) => line.startsWith(`${life} `))?.slice(`${life} `.length) ?? null,
      /** What the model was asked so far. */
      modelCalls: () => linesOf(join(modelDir, 'calls.jsonl')).map((line) => JSON.parse(line)),
      setModelTrouble,
      redisFiles,
      /** After a fault that went wrong: all lines mended and all servers up. @throws Error where one does not start */
      async mendServers() {
        setModelTrouble(null);
        for (const link of links.values()) await link.mend();
        for (const part of parts.values()) if (!Object.hasOwn(appNames, part.kind)) await bringUp(part);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** No limit of ours may refuse what this sends: what is refused is not accepted, and proves nothing. */
const everywhere = {
  NODE_ENV: 'production',
  ROLEFIT_DEPLOYMENT: 'local',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  SESSION_SECRET: 'only-for-chaos-never-for-people-0123456789',
  GITHUB_CLIENT_ID: github.client_id,
  GITHUB_CLIENT_SECRET: github.client_secret,
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'rolefit-chaos',
  S3_ACCESS_KEY: 'S3RVER',
  S3_SECRET_KEY: 'S3RVER',
  WORKER_CONCURRENCY: '20',
  ...Object.fromEntries(
    ['WRITES_PER_MINUTE', 'SCANS_PER_DAY', 'UPLOADS_PER_HOUR', 'EVALUATIONS_PER_HOUR', 'SIGN_INS_PER_MINUTE', 'USERS_PER_ADDRESS', 'SOCKETS_PER_USER', 'WAITING_SCANS_PER_USER'].map((name) => [`LIMIT_${name}`, '999999999']),
  ),
};

/** Room for thirty thousand scans, of which ten thousand took 442 MB of PostgreSQL's, and no more than must be filled up to be full: a disk that fills up by itself is no fault that ends. */
const diskMegabytes = { S3: 64, PostgreSQL: 1_536, Redis: 512 };

/** As it is installed, but for a log that fits. */
async function postgresOnSmallDisk(options) {
  const isNew = !existsSync(options.clusterDir);
  const service = await postgresService(options);
  if (isNew) appendFileSync(join(options.clusterDir, 'postgresql.conf'), "min_wal_size = '32MB'\nmax_wal_size = '96MB'\n");
  return service;
}

/** Whole lines only: the last one may be half written. */
function linesOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
