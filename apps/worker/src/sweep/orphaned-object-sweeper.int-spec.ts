import { createLogger } from '@rolefit/config';
import { newId, ResumesRepository, OrphanedObjectsRepository } from '@rolefit/database';
import { createObjectStore, folderOfUser, type ObjectStore } from '@rolefit/storage';
import { isNightly, letS3ServerPage } from '@rolefit/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestEnvironment } from '../testing/test-config.js';
import { TestWorker } from '../testing/test-worker.js';
import { OrphanedObjectSweeper } from './orphaned-object-sweeper.js';

jest.setTimeout(120_000);

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}
const S3rver = jest.requireActual<new (options: object) => S3rver>('s3rver');
const dayMs = 24 * 60 * 60_000;
const pdf = { contentType: 'application/pdf' };

/** Settings of a store, and its cleanup. */
interface OpenedStore {
  readonly env: TestEnvironment;
  close(): Promise<void>;
}

async function openS3(): Promise<OpenedStore> {
  const directory = await mkdtemp(join(tmpdir(), 'rolefit-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  letS3ServerPage(server);
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'stray-test',
      S3_ACCESS_KEY: 'S3RVER',
      S3_SECRET_KEY: 'S3RVER',
    },
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describe.each([
  ['S3', openS3],
  ['files', async (): Promise<OpenedStore> => ({ env: {}, close: async () => undefined })],
])('files without a row in %s', (_name, open) => {
  let opened: OpenedStore;
  let worker: TestWorker;
  let store: ObjectStore;

  beforeAll(async () => {
    opened = await open();
    worker = await TestWorker.prepare({ ...opened.env, LOG_LEVEL: 'info' });
    store = createObjectStore(worker.config);
  });
  afterAll(async () => {
    await worker?.stop();
    await opened?.close();
  });
  beforeEach(async () => {
    for (const key of await keys()) await store.delete(key);
    worker.log.length = 0;
  });

  /** The sweeper of one worker; each has a separate cursor. */
  const aSweeper = () => {
    const logger = createLogger(worker.config, 'worker', {
      write: (line: string) => void worker.log.push(line),
    });
    return new OrphanedObjectSweeper(
      new OrphanedObjectsRepository(worker.dataSource),
      store,
      logger,
    );
  };
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of store.list('')) found.push(key);
    return found;
  };
  const put = async (key: string) => {
    await store.put(key, Buffer.from('%PDF-'), pdf);
    return key;
  };
  const aStray = (userId: string) => put(`${folderOfUser(userId)}${newId()}.pdf`);
  /** A file without a row, as left by an upload that died. */
  const aResume = async (userId: string) => {
    const objectKey = await aStray(userId);
    await new ResumesRepository(worker.dataSource).addVersion(userId, {
      objectKey,
      fileName: 'resume.pdf',
      format: 'pdf',
      sizeBytes: 5,
    });
    return objectKey;
  };
  const tomorrow = () => Date.now() + dayMs + 60_000;

  it('are removed once they are a day old, and nothing else is', async () => {
    const { id } = await worker.aUser();
    const resumes = [await aResume(id), await aResume(id)];
    const strays = [await aStray(id), await aStray(newId())];
    const others = [
      await put('exports/list.csv'),
      await put('resumes/readme.txt'),
      await put('resumes/not-a-user/1.pdf'),
    ];
    const sweeper = aSweeper();
    await sweeper.sweep();
    expect(await keys()).toEqual([...resumes, ...strays, ...others].sort());
    await sweeper.sweep(undefined, tomorrow());
    expect(await keys()).toEqual([...resumes, ...others].sort());
    expect(worker.log.join('')).toContain('"removed":2');
  });

  it("stay removed, and a deleted account's files stay until it is purged", async () => {
    const { id } = await worker.aUser();
    const resume = await aResume(id);
    await worker.dataSource.query('UPDATE users SET deleted_at = now() WHERE id = $1', [id]);
    const sweeper = aSweeper();
    for (let round = 0; round < 2; round += 1) await sweeper.sweep(undefined, tomorrow());
    expect(await keys()).toEqual([resume]);
  });

  it('are found page by page, however many there are', async () => {
    const { id } = await worker.aUser();
    const resumes = [await aResume(id), await aResume(id), await aResume(id), await aResume(id)];
    for (let index = 0; index < 5; index += 1) await aStray(id);
    const sweeper = aSweeper();
    await sweeper.sweep(4, tomorrow());
    expect((await keys()).length).toBeGreaterThan(4);
    // Nine files in pages of four are three sweeps; the fourth wraps around and finds a new file.
    for (let round = 0; round < 2; round += 1) await sweeper.sweep(4, tomorrow());
    expect(await keys()).toEqual(resumes.sort());
    await put(`${folderOfUser('00000000-0000-7000-8000-000000000000')}first.pdf`);
    await sweeper.sweep(4, tomorrow());
    expect(await keys()).toEqual(resumes.sort());
  });

  it('are found beyond the page size of a store', async () => {
    const { id } = await worker.aUser();
    // More than one batch of the sweeper too.
    const named = Array.from(
      { length: isNightly ? 1_002 : 502 },
      (_, index) => `${folderOfUser(id)}${String(index).padStart(4, '0')}.pdf`,
    );
    for (let from = 0; from < named.length; from += 50)
      await Promise.all(named.slice(from, from + 50).map(put));
    await worker.dataSource.query(
      `INSERT INTO resumes (id, user_id, version, object_key, file_name, size_bytes) SELECT gen_random_uuid(), $1, place, key, 'resume.pdf', 5 FROM unnest($2::text[]) WITH ORDINALITY AS named (key, place)`,
      [id, named],
    );
    const last = await put(`${folderOfUser(id)}9999.pdf`);
    const sweeper = aSweeper();
    expect(await keys()).toEqual([...named, last]);
    await sweeper.sweep(undefined, tomorrow());
    expect(await keys()).toEqual(named);
  });

  it('are all kept where they are the majority, as with another database', async () => {
    const { id } = await worker.aUser();
    await aResume(id);
    for (let index = 0; index < 25; index += 1) await aStray(newId());
    await aSweeper().sweep(undefined, tomorrow());
    expect(await keys()).toHaveLength(26);
    expect(worker.log.join('')).toContain('Orphaned object sweep refused');
  });

  it('are kept while the database is down, and found again', async () => {
    const stray = await aStray(newId());
    const rows = new OrphanedObjectsRepository(worker.dataSource);
    const named = jest.spyOn(rows, 'named').mockRejectedValueOnce(new Error('away'));
    const logger = createLogger(worker.config, 'worker', { write: () => undefined });
    const sweeper = new OrphanedObjectSweeper(rows, store, logger);
    await expect(sweeper.sweep(undefined, tomorrow())).rejects.toThrow('away');
    expect(await keys()).toEqual([stray]);
    await sweeper.sweep(undefined, tomorrow());
    expect(await keys()).toEqual([]);
    expect(named).toHaveBeenCalledTimes(2);
  });
});
