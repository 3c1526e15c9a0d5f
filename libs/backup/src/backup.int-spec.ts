import { listBackupTables } from '@rolefit/database';
import { aUser, createTestDatabase, type TestDatabase } from '@rolefit/database/testing';
import { createObjectStore, type ObjectStore } from '@rolefit/storage';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { checkBackup, refuseFiles, restoreBackup, writeBackup } from './index.js';
import { aFilledDatabase } from './testing/filled-database.js';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

const S3rver = jest.requireActual<new (options: object) => S3rver>('s3rver');

const passphrase = 'correct horse battery staple';
const secrets = { session: randomBytes(32).toString('base64url') };
const { signal } = new AbortController();

type Rows = Record<string, string[]>;

/** All rows of all tables as text. */
async function rowsOf({ dataSource }: TestDatabase): Promise<Rows> {
  const rows: Rows = {};
  for (const { name } of await listBackupTables(dataSource))
    rows[name] = (
      (await dataSource.query(`SELECT t::text AS row FROM ${name} t ORDER BY 1`)) as {
        row: string;
      }[]
    ).map(({ row }) => row);
  return rows;
}

const countOf = (rows: Rows): number => Object.values(rows).flat().length;

/** Key, media type and hash of every file. */
async function filesOf(objects: ObjectStore): Promise<string[]> {
  const files: string[] = [];
  for await (const { key } of objects.list('')) {
    const { stream, contentType } = await objects.get(key);
    const hash = createHash('sha256')
      .update(await buffer(stream))
      .digest('hex');
    files.push(`${key} ${contentType} ${hash}`);
  }
  return files;
}

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-backup-'));
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
  });
  const databases: TestDatabase[] = [];
  const file = join(folder, 'one.age');
  let source: TestDatabase;
  let objects: ObjectStore;

  const write = (options: Partial<Parameters<typeof writeBackup>[0]> = {}) =>
    writeBackup({
      from: { databaseUrl: source.url, objects },
      secrets,
      version: '0.1.0',
      file,
      unfinishedFile: join(folder, 'unfinished'),
      passphrase,
      workFactor: 10,
      signal,
      onSize: () => undefined,
      ...options,
    });

  beforeAll(async () => {
    const { port } = await s3.run();
    objects = createObjectStore({
      storage: {
        kind: 's3',
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        bucket: 'rolefit',
        accessKey: 'S3RVER',
        secretKey: 'S3RVER',
      },
    });
    source = await aFilledDatabase();
    databases.push(source);
    await objects.put('resumes/a/1.pdf', randomBytes(300_000), { contentType: 'application/pdf' });
    await objects.put('resumes/b/2.docx', Buffer.alloc(0), { contentType: 'application/zip' });
    await write();
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** An empty installation on a schema of today. */
  async function anEmptyTarget() {
    const database = await createTestDatabase();
    databases.push(database);
    const dir = mkdtempSync(join(folder, 'objects-'));
    return { database, objects: createObjectStore({ storage: { kind: 'files', dir } }) };
  }

  async function restore(
    to: Awaited<ReturnType<typeof anEmptyTarget>>,
    from = file,
    stop = signal,
  ): Promise<Record<string, string>> {
    const kept: Record<string, string> = {};
    await restoreBackup({
      file: from,
      signal: stop,
      checked: await checkBackup({ file: from, passphrase, signal }),
      to: { databaseUrl: to.database.url, objects: to.objects },
      keepSecrets: (found) => void Object.assign(kept, found),
    });
    return kept;
  }

  it('brings every row, file and key back into an empty installation', async () => {
    const rows = await rowsOf(source);
    expect(Object.entries(rows).filter(([, ofTable]) => ofTable.length === 0)).toEqual([]);
    // Migrations number themselves; the state of any other sequence would have to be in the backup too.
    await expect(
      source.dataSource.query('SELECT sequencename AS name FROM pg_sequences'),
    ).resolves.toEqual([{ name: 'migrations_id_seq' }]);
    const target = await anEmptyTarget();
    // As a server is that nobody has used yet.
    await target.database.dataSource.query('DROP SCHEMA public CASCADE');
    await target.database.dataSource.query('CREATE SCHEMA public');
    await expect(restore(target)).resolves.toEqual(secrets);
    expect(await rowsOf(target.database)).toEqual(rows);
    expect(await filesOf(target.objects)).toEqual(await filesOf(objects));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    // The triggers work again.
    await target.database.dataSource.query('DELETE FROM scans');
    await expect(
      target.database.dataSource.query('SELECT sum(scans)::int AS scans FROM scan_totals'),
    ).resolves.toEqual([{ scans: 0 }]);
  });

  it('is refused with a sentence for a wrong passphrase, a file that was cut off or changed, and a newer version', async () => {
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    changed[bytes.length - 100_000]! ^= 1;
    const copy = (content: Buffer) => {
      writeFileSync(join(folder, 'copy.age'), content);
      return { file: join(folder, 'copy.age'), passphrase, signal };
    };
    const damage = /copy\.age is damaged: it was cut off or changed/;
    await expect(checkBackup({ file, passphrase: 'wrong', signal })).rejects.toThrow(
      'The passphrase is wrong. Nothing was restored.',
    );
    await expect(checkBackup(copy(bytes.subarray(0, -50_000)))).rejects.toThrow(damage);
    await expect(checkBackup(copy(changed))).rejects.toThrow(damage);
    await expect(checkBackup(copy(randomBytes(4_000)))).rejects.toThrow(
      /copy\.age is not a backup of Rolefit/,
    );
    const newer = join(folder, 'newer.age');
    await source.dataSource.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'OfTheFuture9999999999999')`,
    );
    await write({ file: newer, version: '9.0.0' });
    await source.dataSource.query('DELETE FROM migrations WHERE timestamp = 9999999999999');
    await expect(checkBackup({ file: newer, passphrase, signal })).rejects.toThrow(
      /newer\.age was made by a newer version of Rolefit \(9\.0\.0\)\. Update this one/,
    );
  });

  it('is restored into an empty installation only', async () => {
    const target = await anEmptyTarget();
    await target.objects.put('resumes/a/1.pdf', Buffer.from('x'), { contentType: 'text/plain' });
    await expect(refuseFiles(target.objects)).rejects.toThrow(
      /^There are uploaded files here already\./,
    );
    await target.objects.delete('resumes/a/1.pdf');
    await aUser(target.database.dataSource);
    const before = await rowsOf(target.database);
    await expect(restore(target)).rejects.toThrow(/The database already holds data \(table /);
    expect(await rowsOf(target.database)).toEqual(before);
    expect(await filesOf(target.objects)).toEqual([]);
  });

  it('of an older version is restored and brought up to date', async () => {
    const old = await aFilledDatabase();
    databases.push(old);
    const newest = old.dataSource.migrations.toReversed();
    for (const { transaction } of newest.slice(0, 3))
      await old.dataSource.undoLastMigration({
        transaction: transaction === false ? 'none' : 'each',
      });
    const rows = await rowsOf(old);
    const older = join(folder, 'older.age');
    await write({ from: { databaseUrl: old.url, objects }, file: older });
    const target = await anEmptyTarget();
    await restore(target, older);
    await old.dataSource.runMigrations({ transaction: 'each' });
    expect(countOf(rows)).toBeGreaterThan(10);
    expect(await rowsOf(target.database)).toEqual(await rowsOf(old));
  });

  it('leaves nothing behind when it is stopped or runs out of room, and neither does a restore', async () => {
    const names = () => readdirSync(folder).filter((name) => /stopped|unfinished/.test(name));
    const stop = new AbortController();
    const stopping = {
      list: (prefix: string) => {
        stop.abort();
        return objects.list(prefix);
      },
    };
    const stopped = join(folder, 'stopped.age');
    await expect(
      write({
        from: { databaseUrl: source.url, objects: Object.assign(Object.create(objects), stopping) },
        file: stopped,
        signal: stop.signal,
      }),
    ).rejects.toThrow(/abort/i);
    await expect(
      write({
        file: stopped,
        onSize: (bytes) => {
          throw new Error(`no room for ${bytes > 300_000}`);
        },
      }),
    ).rejects.toThrow('no room for true');
    expect(names()).toEqual([]);

    const target = await anEmptyTarget();
    const files = new AbortController();
    const put = target.objects.put.bind(target.objects);
    target.objects.put = async (...args) => {
      files.abort();
      return put(...args);
    };
    await expect(restore(target, file, files.signal)).rejects.toThrow(/abort/i);
    expect(countOf(await rowsOf(target.database))).toBe(0);
    expect(await filesOf(target.objects)).toEqual([]);
  });
});
