import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@rolefit/contracts';
import type { ListedObject, ObjectStore } from './object-store.js';

/** A store under test with its cleanup. */
export interface StoreUnderTest {
  readonly store: ObjectStore;
  close(): Promise<void>;
}

const pdf = { contentType: 'application/pdf' };

async function keysOf(list: AsyncIterable<ListedObject>): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of list) keys.push(key);
  return keys;
}

/** Contract tests for every object store adapter. */
export function describeObjectStore(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as an object store`, () => {
    let opened: StoreUnderTest;
    const store = () => opened.store;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    describeObjects(store);
    describeFailedWrites(store);
    describeLists(store);
    describeKeys(store);
  });
}

/** A stored object is returned until it is replaced or deleted. */
function describeObjects(store: () => ObjectStore): void {
  it('returns the stored bytes, their size, type and time', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0x0d, 0x0a]);
    const before = Date.now();
    expect(await store().put('resumes/a/1.pdf', bytes, pdf)).toEqual({ sizeBytes: 8 });
    const { stream, ...info } = await store().get('resumes/a/1.pdf');
    expect(await buffer(stream)).toEqual(bytes);
    expect(info).toMatchObject({ sizeBytes: 8, contentType: 'application/pdf' });
    // S3 truncates to whole seconds, and a busy machine takes some to write.
    expect(Math.abs(info.lastModified.getTime() - before)).toBeLessThan(10_000);
    expect(await store().head('resumes/a/1.pdf')).toEqual(info);
  });

  it('accepts a stream of unknown length, and an empty body', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    expect(
      await store().put(
        'streams/long',
        Readable.from(Array.from({ length: 40 }, () => chunk)),
        pdf,
      ),
    ).toEqual({ sizeBytes: 40 * 64 * 1024 });
    expect((await store().head('streams/long')).sizeBytes).toBe(40 * 64 * 1024);
    await store().put('streams/empty', Readable.from([]), pdf);
    expect(await buffer((await store().get('streams/empty')).stream)).toHaveLength(0);
  });

  it('replaces an object as a whole, type included', async () => {
    await store().put('replaced', Buffer.from('first and longer'), pdf);
    await store().put('replaced', Buffer.from('second'), { contentType: 'text/plain' });
    const { stream, contentType } = await store().get('replaced');
    expect((await buffer(stream)).toString()).toBe('second');
    expect(contentType).toBe('text/plain');
  });

  it('reports a missing object from every method', async () => {
    await expect(store().get('never/there')).rejects.toMatchObject({
      code: 'RESUME_FILE_LOST',
      retry: false,
    });
    await expect(store().head('never/there')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
  });

  it('deletes an object, and deletes idempotently', async () => {
    await store().put('gone', Buffer.from('x'), pdf);
    await store().delete('gone');
    await store().delete('gone');
    await store().delete('was/never/there');
    await expect(store().head('gone')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
  });
}

/** A write happens as a whole or not at all. */
function describeFailedWrites(store: () => ObjectStore): void {
  it('leaves no partial object when the body fails, and rethrows the error of the body', async () => {
    const tooLarge = new AppError('RESUME_TOO_LARGE');
    const body = Readable.from(
      (async function* () {
        yield Buffer.from('a beginning');
        throw tooLarge;
      })(),
    );
    await expect(store().put('broken/body', body, pdf)).rejects.toBe(tooLarge);
    await expect(store().head('broken/body')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
  });

  it('keeps the former object when a new body fails', async () => {
    await store().put('kept', Buffer.from('former'), pdf);
    await expect(store().put('kept', Buffer.from('new'), { ...pdf, sizeBytes: 4 })).rejects.toThrow(
      RangeError,
    );
    expect((await buffer((await store().get('kept')).stream)).toString()).toBe('former');
  });

  it.each([2, 4])(
    'rejects a body of three bytes with a declared length of %d',
    async (sizeBytes) => {
      await expect(
        store().put('wrong/length', Readable.from([Buffer.from('abc')]), { ...pdf, sizeBytes }),
      ).rejects.toThrow(RangeError);
      await expect(store().get('wrong/length')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
    },
  );
}

/** Lists go by prefix and key; there are no folders. */
function describeLists(store: () => ObjectStore): void {
  const keysFrom = (prefix: string, after?: string) => keysOf(store().list(prefix, after));

  it('lists by prefix, across what look like folders', async () => {
    const sorted = async (prefix: string) => (await keysFrom(prefix)).sort();
    const keys = ['list/a-1', 'list/a.b', 'list/a/1', 'list/a/2', 'list/b', 'listing'];
    for (const key of [...keys].reverse()) await store().put(key, Buffer.from(key), pdf);
    expect(await sorted('list/')).toEqual(keys.slice(0, 5));
    expect(await sorted('list/a')).toEqual(keys.slice(0, 4));
    expect(await sorted('list')).toEqual(keys);
    expect(await sorted('list/a/')).toEqual(['list/a/1', 'list/a/2']);
    expect(await sorted('list/c')).toEqual([]);
    expect(await sorted('')).toEqual(expect.arrayContaining(keys));
  });

  it('lists objects of many folders in key order, starting after any key', async () => {
    const keys = [
      'part/a/1',
      'part/a/2',
      'part/b/10',
      'part/b/9',
      ...Array.from({ length: 40 }, (_, index) => `part/c${10 + index}/x`),
      'part/d/1',
    ];
    for (const key of [...keys].reverse()) await store().put(key, Buffer.from('x'), pdf);
    expect(await keysFrom('part/')).toEqual(keys);
    for (const after of [
      'part/a/1',
      'part/a/1x',
      'part/b/1',
      'part/c/1',
      'part/c29/x',
      'part/c30',
      'part/d/0',
    ]) {
      expect(await keysFrom('part/', after)).toEqual(keys.filter((key) => key > after));
    }
    expect(await keysFrom('part/c', 'other')).toEqual(
      keys.filter((key) => key.startsWith('part/c')),
    );
    expect(await keysFrom('part/', 'quite/late')).toEqual([]);
    await expect(keysFrom('part/', '../escape')).rejects.toThrow(TypeError);
  });
}

/** Keys that could leave the store, or that stores treat differently, are rejected. */
function describeKeys(store: () => ObjectStore): void {
  it.each([
    '',
    '/',
    '../escape',
    'a/../../b',
    'a//b',
    '/a',
    'a/',
    '.hidden',
    'a/.b',
    'a\\b',
    'a\0b',
    'A',
    'a..b',
    'ä',
    'a b',
    'a'.repeat(201),
    `${'a/'.repeat(300)}a`,
  ])('rejects the key %j', async (key) => {
    await expect(store().put(key, Buffer.from('x'), pdf)).rejects.toThrow(TypeError);
    await expect(store().get(key)).rejects.toThrow(TypeError);
    await expect(store().head(key)).rejects.toThrow(TypeError);
    await expect(store().delete(key)).rejects.toThrow(TypeError);
  });

  it.each(['../', '/etc', 'a/../', 'a\\', '.'])('rejects the list prefix %j', async (prefix) => {
    await expect(keysOf(store().list(prefix))).rejects.toThrow(TypeError);
  });
}
