import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { StorageConfig } from '@rolefit/config';
import { letS3ServerPage, s3PageSize } from '@rolefit/testing';
import { describeObjectStore } from '../object-store.contract.js';
import { S3ObjectStore } from './s3.object-store.js';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

const S3rver = jest.requireActual<new (options: object) => S3rver>('s3rver');

function configFor(port: number, bucket = 'rolefit-test'): Extract<StorageConfig, { kind: 's3' }> {
  return {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
  };
}

async function startS3(): Promise<{ port: number; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'rolefit-s3-'));
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory });
  letS3ServerPage(server);
  const { port } = await server.run();
  return {
    port,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

describeObjectStore('S3', async () => {
  const { port, close } = await startS3();
  return { store: new S3ObjectStore(configFor(port)), close };
});

describe('S3ObjectStore', () => {
  const pdf = { contentType: 'application/pdf' };

  it('creates the bucket at the first put, once under concurrent puts', async () => {
    const { port, close } = await startS3();
    const stores = [
      new S3ObjectStore(configFor(port, 'made-late')),
      new S3ObjectStore(configFor(port, 'made-late')),
    ];
    await expect(stores[0]!.head('a')).rejects.toMatchObject({ code: 'RESUME_FILE_LOST' });
    await Promise.all(
      stores.flatMap((store, index) => [
        store.put(`a/${index}`, Buffer.from('x'), pdf),
        store.put(`b/${index}`, Buffer.from('x'), pdf),
      ]),
    );
    const keys: string[] = [];
    for await (const { key } of stores[0]!.list('')) keys.push(key);
    expect(keys).toEqual(['a/0', 'a/1', 'b/0', 'b/1']);
    await close();
  });

  it('lists no objects where the bucket does not exist yet', async () => {
    const { port, close } = await startS3();
    const keys: string[] = [];
    for await (const { key } of new S3ObjectStore(configFor(port, 'not-made')).list(''))
      keys.push(key);
    expect(keys).toEqual([]);
    await close();
  });

  describe('when the store fails', () => {
    let answer: Server;
    let status: number;
    let code: string;
    let store: S3ObjectStore;

    beforeEach(async () => {
      answer = createServer((request, response) => {
        request.resume();
        response
          .writeHead(status, { 'content-type': 'application/xml' })
          .end(
            request.method === 'HEAD'
              ? undefined
              : `<Error><Code>${code}</Code><Message>no</Message></Error>`,
          );
      });
      await new Promise<void>((resolve) => answer.listen(0, '127.0.0.1', resolve));
      store = new S3ObjectStore(configFor((answer.address() as AddressInfo).port));
    });

    afterEach(() => {
      answer.closeAllConnections();
      answer.close();
    });

    it.each([
      [503, 'SlowDown'],
      [500, 'InternalError'],
      [403, 'InvalidAccessKeyId'],
    ])(
      "reports a %d %s as an outage, with the vendor's error as cause",
      async (theStatus, theCode) => {
        [status, code] = [theStatus, theCode];
        for (const call of [
          () => store.put('a', Buffer.from('x'), pdf),
          () => store.get('a'),
          () => store.head('a'),
          () => store.delete('a'),
        ]) {
          await expect(call()).rejects.toMatchObject({
            code: 'SERVICE_UNAVAILABLE',
            retry: true,
            cause: expect.any(Error),
          });
        }
      },
    );
  });

  it('times out when the store stalls, before or during a response', async () => {
    const silent = createServer((request, response) => {
      if (request.method === 'HEAD')
        response
          .writeHead(200, { 'content-length': '10', 'last-modified': new Date().toUTCString() })
          .end();
      if (request.method === 'GET')
        response.writeHead(200, { 'content-length': '10' }).write('half');
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const store = new S3ObjectStore(configFor((silent.address() as AddressInfo).port), 100);
    await expect(store.delete('a')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    const { stream } = await store.get('a');
    await expect(buffer(stream)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      retry: true,
      cause: { code: 'ECONNRESET' },
    });
    silent.closeAllConnections();
    silent.close();
  });

  it('reports an outage when the connection breaks during a download', async () => {
    const breaking = createServer((request, response) => {
      response.writeHead(200, {
        'content-length': '10',
        'last-modified': new Date().toUTCString(),
      });
      if (request.method === 'HEAD') response.end();
      else response.write('half', () => response.destroy());
    });
    await new Promise<void>((resolve) => breaking.listen(0, '127.0.0.1', resolve));
    const { stream } = await new S3ObjectStore(
      configFor((breaking.address() as AddressInfo).port),
    ).get('a');
    await expect(buffer(stream)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      cause: { code: 'ECONNRESET' },
    });
    breaking.close();
  });

  it('closes the connection when the consumer stops reading, and keeps the consumer’s error', async () => {
    const closed = Promise.withResolvers<void>();
    const slow = createServer((request, response) => {
      response.writeHead(200, {
        'content-length': '10',
        'last-modified': new Date().toUTCString(),
      });
      if (request.method === 'HEAD') return void response.end();
      response.on('close', () => closed.resolve());
      response.write('half');
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const { stream } = await new S3ObjectStore(configFor((slow.address() as AddressInfo).port)).get(
      'a',
    );
    const stop = new AbortController();
    const ended = buffer(addAbortSignal(stop.signal, stream));
    stop.abort();
    await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
    await closed.promise;
    slow.close();
  });

  it('lists and deletes more objects than one page of the store', async () => {
    const { port, close } = await startS3();
    const store = new S3ObjectStore(configFor(port));
    const keys = Array.from(
      { length: s3PageSize + 5 },
      (_, index) => `users/many/${String(index).padStart(4, '0')}.pdf`,
    );
    for (let from = 0; from < keys.length; from += 50)
      await Promise.all(
        keys.slice(from, from + 50).map((key) => store.put(key, Buffer.from('x'), pdf)),
      );
    const listed = async (after?: string) => {
      const found: string[] = [];
      for await (const { key } of store.list('users/', after)) found.push(key);
      return found;
    };
    expect(await listed()).toEqual(keys);
    expect(await listed(keys[2])).toEqual(keys.slice(3));
    // As in a purge: the next page is requested after the objects of the previous one were deleted.
    for await (const { key } of store.list('users/many/')) await store.delete(key);
    expect(await listed()).toEqual([]);
    await close();
  }, 300_000);

  it('reports an outage when the store is unreachable', async () => {
    const { port, close } = await startS3();
    await close();
    const store = new S3ObjectStore(configFor(port));
    await expect(store.put('a', Buffer.from('x'), pdf)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await expect(store.get('a')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
