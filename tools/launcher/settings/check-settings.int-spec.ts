import { createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFolder } from './check-folder.ts';
import { checkHost } from './check-host.ts';
import { checkObjectStore } from './check-object-store.ts';
import { checkPostgres } from './check-postgres.ts';
import { checkRedis } from './check-redis.ts';
import { checkSettings } from './check-settings.ts';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

const S3rver = jest.requireActual<new (options: object) => S3rver>('s3rver');

/** The address with other parts. */
function changed(address: string, parts: Partial<URL>): string {
  return Object.assign(new URL(address), parts).href;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return String((server.address() as AddressInfo).port);
}

/** A port that nothing listens on. */
async function freePort(): Promise<string> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const held = new Set<Socket>();
const silent = createServer((socket) => void held.add(socket));
let silentPort: string;
beforeAll(async () => (silentPort = await listen(silent)));
afterAll(() => {
  for (const socket of held) socket.destroy();
  silent.close();
});

describe('checkPostgres', () => {
  let database: TestDatabase;
  const role = `newcomer_${randomBytes(4).toString('hex')}`;
  const run = (statement: string) => database.dataSource.query(statement);
  beforeAll(async () => {
    database = await createTestDatabase();
    await run(`CREATE ROLE ${role} LOGIN PASSWORD 'right'`);
  });
  afterAll(async () => {
    await run(`DROP ROLE ${role}`);
    await database.drop();
  });

  it('finds nothing wrong with a database that Rolefit can use', async () => {
    await expect(checkPostgres(database.url)).resolves.toBeNull();
  });

  it('names a wrong password, a database that is missing, and a user who may not create tables', async () => {
    const asNewcomer = changed(database.url, { username: role, password: 'right' });
    await expect(checkPostgres(changed(asNewcomer, { password: 'wrong' }))).resolves.toBe(
      `DATABASE_URL: PostgreSQL refuses this password of the user “${role}”.`,
    );
    await expect(checkPostgres(changed(database.url, { pathname: '/nowhere' }))).resolves.toBe(
      'DATABASE_URL: there is no database “nowhere”. Create it: createdb --encoding=UTF8 nowhere',
    );
    const fresh = `fresh_${randomBytes(4).toString('hex')}`;
    await run(`CREATE DATABASE ${fresh}`);
    await expect(checkPostgres(changed(asNewcomer, { pathname: `/${fresh}` }))).resolves.toBe(
      `DATABASE_URL: the user “${role}” may not create tables in the database “${fresh}”. Make it the owner: ALTER DATABASE ${fresh} OWNER TO ${role}`,
    );
    await run(`DROP DATABASE ${fresh} WITH (FORCE)`);
    const latin = `latin_${randomBytes(4).toString('hex')}`;
    await run(
      `CREATE DATABASE ${latin} TEMPLATE template0 ENCODING LATIN1 LOCALE_PROVIDER libc LOCALE 'C'`,
    );
    await expect(checkPostgres(changed(database.url, { pathname: `/${latin}` }))).resolves.toMatch(
      /stores text as LATIN1/,
    );
    await run(`DROP DATABASE ${latin} WITH (FORCE)`);
  });

  it('names a server that is not there, that is unknown, or that never answers', async () => {
    const port = await freePort();
    await expect(checkPostgres(changed(database.url, { port }))).resolves.toBe(
      `DATABASE_URL: no PostgreSQL answers at 127.0.0.1:${port}. Is it running, and is the port right?`,
    );
    await expect(
      checkPostgres('postgres://rolefit:secret@no-such-host.invalid/rolefit'),
    ).resolves.toBe(
      'DATABASE_URL: there is no host “no-such-host.invalid”. Check the spelling of the address.',
    );
    await expect(checkPostgres(changed(database.url, { port: silentPort }))).resolves.toMatch(
      new RegExp(`^DATABASE_URL: 127\\.0\\.0\\.1:${silentPort} did not answer within`),
    );
  });
});

describe('checkRedis', () => {
  const url = process.env['TEST_REDIS_URL'] ?? '';

  it('finds nothing wrong with a Redis that answers', async () => {
    await expect(checkRedis(url)).resolves.toBeNull();
  });

  it('names a wrong password, and a server that is not there or never answers', async () => {
    await expect(checkRedis(changed(url, { username: 'ada', password: 'wrong' }))).resolves.toBe(
      'REDIS_URL: Redis refuses this user or password.',
    );
    const port = await freePort();
    await expect(checkRedis(changed(url, { port }))).resolves.toBe(
      `REDIS_URL: no Redis answers at 127.0.0.1:${port}. Is it running, and is the port right?`,
    );
    await expect(checkRedis(changed(url, { port: silentPort }))).resolves.toMatch(
      /^REDIS_URL: 127\.0\.0\.1:\d+ did not answer within/,
    );
  });
});

describe('checkObjectStore', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rolefit-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'made' }],
  });
  let env: Record<string, string>;
  beforeAll(async () => {
    const { port } = await server.run();
    env = {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'not-made-yet',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    };
  });
  afterAll(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('finds nothing wrong with a store whose bucket is still to be made', async () => {
    await expect(checkObjectStore(env)).resolves.toBeNull();
  });

  it('names wrong keys, and a store that is not there or never answers', async () => {
    await expect(checkObjectStore({ ...env, S3_BUCKET: 'made' })).resolves.toBeNull();
    await expect(
      checkObjectStore({ ...env, S3_BUCKET: 'made', S3_ACCESS_KEY: 'wrong' }),
    ).resolves.toBe('S3_ACCESS_KEY, S3_SECRET_KEY: the object store refuses these keys.');
    const port = await freePort();
    await expect(
      checkObjectStore({ ...env, S3_ENDPOINT: `http://127.0.0.1:${port}` }),
    ).resolves.toBe(
      `S3_ENDPOINT: no object store answers at 127.0.0.1:${port}. Is it running, and is the port right?`,
    );
    await expect(
      checkObjectStore({ ...env, S3_ENDPOINT: `http://127.0.0.1:${silentPort}` }),
    ).resolves.toMatch(/^S3_ENDPOINT: 127\.0\.0\.1:\d+ did not answer within/);
  });
});

describe('checkHost', () => {
  const own = ['127.0.0.1', '::1', '10.0.0.5'];

  it('names an address that this machine does not have, also behind a name', async () => {
    await expect(checkHost('192.0.2.7', own)).resolves.toBe(
      'HOST: this machine has no address 192.0.2.7. It has 127.0.0.1, ::1, 10.0.0.5; 0.0.0.0 listens on all of them.',
    );
    await expect(checkHost('127.0.0.2', ['127.0.0.1'])).resolves.toEqual(
      process.platform === 'linux'
        ? null
        : expect.stringContaining('this machine has no address 127.0.0.2'),
    );
    await expect(checkHost('localhost', ['10.0.0.5'])).resolves.toMatch(
      /^HOST: this machine has no address (127\.0\.0\.1|::1) \(localhost\)\. It has 10\.0\.0\.5;/,
    );
    await expect(checkHost('no-such-host.invalid', own)).resolves.toMatch(
      /^HOST: there is no host “no-such-host\.invalid”\. It is an address of this machine, which has/,
    );
    for (const host of ['127.0.0.1', '10.0.0.5', '0.0.0.0', '::', 'localhost'])
      await expect(checkHost(host, own)).resolves.toBeNull();
  });
});

describe('checkFolder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names what cannot hold files', () => {
    expect(checkFolder(join(folder, 'new', 'objects'))).toBeNull();
    const file = join(folder, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'objects'), '/proc/rolefit/objects'])
      expect(checkFolder(path)).toMatch(`OBJECTS_DIR: ${path} cannot be used as a folder: E`);
  });
});

describe('checkSettings', () => {
  const own = { SESSION_SECRET: 's'.repeat(32), OBJECTS_DIR: '/tmp/objects' };

  it('accepts what the launcher sets where the user sets nothing', async () => {
    await expect(checkSettings(own, {})).resolves.toEqual([]);
  });

  it('lists what is invalid, and asks no server then', async () => {
    const user = { AI_MODELL: 'm', LOG_LEVEL: 'loud', REDIS_URL: 'redis://127.0.0.1:1' };
    await expect(checkSettings({ ...own, ...user }, user)).rejects.toThrow(
      'Rolefit can’t start with these settings (environment and .env):\n' +
        '- AI_MODELL is not a setting of Rolefit. Did you mean AI_MODEL?\n' +
        '- AI_BASE_URL is missing (needed with AI_MODEL and AI_API_KEY): OpenAI-compatible endpoint that reads resumes and postings, for example https://api.openai.com/v1. Without it the built-in analyser reads.\n' +
        '- LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    );
  });

  it('asks for REDIS_URL beside Sentinels', async () => {
    const user = { REDIS_SENTINELS: '127.0.0.1:1', REDIS_SENTINEL_NAME: 'primary' };
    await expect(checkSettings({ ...own, ...user }, user)).rejects.toThrow(
      'REDIS_SENTINELS needs REDIS_URL, for the password',
    );
  });

  it('blames HOST alone where the public address follows from it', async () => {
    const user = { HOST: '999.1.1.1' };
    const derived = { PUBLIC_URL: 'http://999.1.1.1:4000' };
    const sentence = /:\n- HOST: there is no host “999\.1\.1\.1”\.[^\n]*$/;
    await expect(checkSettings({ ...own, ...user, ...derived }, user)).rejects.toThrow(sentence);
    const both = { ...user, PUBLIC_URL: 'no address', LOG_LEVEL: 'loud' };
    await expect(checkSettings({ ...own, ...both }, both)).rejects.toThrow(
      /:\n- HOST: .*\n- PUBLIC_URL .*\n- LOG_LEVEL /,
    );
  });

  it('only says that a mail server is away, since it may come back', async () => {
    const user = {
      SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'no-reply@a.example',
    };
    await expect(checkSettings({ ...own, ...user }, user)).resolves.toEqual([
      expect.stringMatching(
        /^SMTP_URL: no mail server answers at .* nobody can sign in by e-mail\.$/,
      ),
    ]);
  });

  it('lists every service that can’t be used', async () => {
    const port = await freePort();
    const user = {
      DATABASE_URL: `postgres://127.0.0.1:${port}/rolefit`,
      REDIS_URL: `redis://127.0.0.1:${port}`,
      HOST: '192.0.2.7',
    };
    await expect(checkSettings({ ...own, ...user }, user)).rejects.toThrow(
      /HOST: .*\n- DATABASE_URL: .*\n- REDIS_URL: /,
    );
  });
});
