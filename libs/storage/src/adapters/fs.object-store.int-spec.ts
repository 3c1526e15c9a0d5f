import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describeObjectStore } from '../object-store.contract.js';
import { FsObjectStore } from './fs.object-store.js';

const pdf = { contentType: 'application/pdf' };

async function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'rolefit-objects-'));
}

describeObjectStore('A folder', async () => {
  const dir = await temporaryFolder();
  return {
    store: new FsObjectStore(join(dir, 'made', 'on', 'demand')),
    close: () => rm(dir, { recursive: true }),
  };
});

describe('FsObjectStore', () => {
  let dir: string;
  let store: FsObjectStore;

  beforeEach(async () => {
    dir = await temporaryFolder();
    store = new FsObjectStore(dir);
  });

  afterEach(() => rm(dir, { recursive: true }));

  it('makes files inaccessible to other users of the machine', async () => {
    await store.put('resumes/a/1.pdf', Buffer.from('x'), pdf);
    expect((await stat(join(dir, 'objects/resumes/a/1.pdf'))).mode & 0o777).toBe(0o600);
    for (const folder of ['objects', 'objects/resumes', 'objects/resumes/a', 'types', 'incoming']) {
      expect((await stat(join(dir, folder))).mode & 0o777).toBe(0o700);
    }
  });

  it('removes empty folders', async () => {
    for (const key of ['resumes/a/1.pdf', 'resumes/a/2.pdf', 'resumes/b/1.pdf'])
      await store.put(key, Buffer.from('x'), pdf);
    await store.delete('resumes/a/1.pdf');
    expect((await readdir(join(dir, 'objects/resumes'))).sort()).toEqual(['a', 'b']);
    await store.delete('resumes/a/2.pdf');
    for (const kind of ['objects', 'types'])
      expect(await readdir(join(dir, kind, 'resumes'))).toEqual(['b']);
    await store.delete('resumes/b/1.pdf');
    for (const kind of ['objects', 'types']) expect(await readdir(join(dir, kind))).toEqual([]);
  });

  it('lists in the order of S3, where names of files and of folders share a prefix', async () => {
    const keys = ['p/a-1', 'p/a.b', 'p/a/1', 'p/a/2/x', 'p/a0', 'p/b'];
    for (const key of [...keys].reverse()) await store.put(key, Buffer.from('x'), pdf);
    for (const after of [undefined, 'p/a-1', 'p/a.c', 'p/a/1', 'p/a/2', 'p/a/2/x', 'p/a0']) {
      const found: string[] = [];
      for await (const { key } of store.list('p/', after)) found.push(key);
      expect(found).toEqual(keys.filter((key) => after === undefined || key > after));
    }
  });

  it('stores objects while concurrent deletions remove their folder', async () => {
    await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const key = `resumes/a/${index}.pdf`;
        await store.put(key, Buffer.from('x'), pdf);
        await expect(store.head(key)).resolves.toMatchObject({ sizeBytes: 1 });
        await store.delete(key);
      }),
    );
    expect(await readdir(join(dir, 'objects'))).toEqual([]);
  });

  it('leaves no temporary file behind, whether a put succeeds or fails', async () => {
    await store.put('fine', Buffer.from('x'), pdf);
    await expect(
      store.put('fine', Readable.from([Buffer.from('abc')]), { ...pdf, sizeBytes: 2 }),
    ).rejects.toThrow(RangeError);
    expect(await readdir(join(dir, 'incoming'))).toEqual([]);
  });

  it('shows an object only once it is complete', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const put = store.put(
      'slow',
      Readable.from(
        (async function* () {
          yield Buffer.from('first half, ');
          await held;
          yield Buffer.from('second half');
        })(),
      ),
      pdf,
    );
    await expect(store.head('slow')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
    release();
    await put;
    expect((await store.head('slow')).sizeBytes).toBe(23);
  });

  // S3 guarantees the same, but the test server does not.
  it('lets the last of many writers win, never a mixture', async () => {
    const bodies = Array.from({ length: 10 }, (_, index) => Buffer.alloc(200_000, String(index)));
    await Promise.all(bodies.map((body) => store.put('contended', body, pdf)));
    const stored = await buffer((await store.get('contended')).stream);
    expect(bodies.some((body) => body.equals(stored))).toBe(true);
  });

  it('reports an outage when the folder cannot be created or read', async () => {
    await writeFile(join(dir, 'file'), 'in the way');
    await chmod(join(dir, 'file'), 0o600);
    const blocked = new FsObjectStore(join(dir, 'file'));
    await expect(blocked.put('a', Readable.from([Buffer.from('x')]), pdf)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retry: true,
    });
    await mkdir(join(dir, 'objects/folder'), { recursive: true });
    await expect(store.get('folder')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
    await expect(store.put('folder', Buffer.from('x'), pdf)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  });

  it('deletes stale temporary files of crashed processes, and no newer ones', async () => {
    await store.put('a', Buffer.from('x'), pdf);
    const [old, young] = [join(dir, 'incoming/old'), join(dir, 'incoming/young')];
    await writeFile(old, 'half');
    await writeFile(young, 'half');
    const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    await store.removeStale();
    expect(await readdir(join(dir, 'incoming'))).toEqual(['young']);
    expect((await store.head('a')).sizeBytes).toBe(1);
  });
});
