import http from 'node:http';
import https from 'node:https';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@rolefit/contracts';
import type { StorageConfig } from '@rolefit/config';
import { type BucketItem, Client, S3Error } from 'minio';
import { LengthCheck, toStream } from '../body-stream.js';
import { assertKey, assertPrefix } from '../keys.js';
import { type ListedObject, type ObjectInfo, ObjectStore, type PutOptions, type StoredObject } from '../object-store.js';

/** A store that does not say a word for this long is down. */
const defaultSilenceMs = 20_000;

/** Objects in one bucket of an S3-compatible store. The bucket is looked for at first use and made where it is missing and may be made. */
export class S3ObjectStore extends ObjectStore {
  private readonly client: Client;
  private bucketReady: Promise<void> | undefined;

  /** @param silenceMs how long the store may say nothing before it counts as down */
  constructor(
    private readonly config: Extract<StorageConfig, { kind: 's3' }>,
    silenceMs = defaultSilenceMs,
  ) {
    super();
    const endpoint = new URL(config.endpoint);
    this.client = new Client({
      endPoint: endpoint.hostname,
      useSSL: endpoint.protocol === 'https:',
      ...(endpoint.port === '' ? {} : { port: Number(endpoint.port) }),
      // Without it the client asks the store where the bucket lies, which many keys may not.
      region: config.region,
      accessKey: config.accessKey,
      secretKey: config.secretKey,
      // Our jobs and our users try again; the client's own tries only hold the request, and write to the console.
      retryOptions: { disableRetry: true },
      transport: impatient(endpoint.protocol === 'https:' ? https : http, silenceMs),
    });
  }

  override async put(key: string, body: Readable | Buffer, options: PutOptions): Promise<{ readonly sizeBytes: number }> {
    assertKey(key);
    // Gathered first: S3 wants the length before the bytes, and a stream of unknown length would need a multipart upload,
    // which leaves parts behind when it breaks. Nothing here is larger than `maxObjectBytes`.
    const bytes = await gather(body, options.sizeBytes);
    await this.answering(async () => {
      await this.ensureBucket();
      await this.client.putObject(this.config.bucket, key, bytes, bytes.length, { 'content-type': options.contentType });
    });
    return { sizeBytes: bytes.length };
  }

  override async get(key: string): Promise<StoredObject> {
    assertKey(key);
    return this.answering(async () => {
      const info = await this.head(key);
      const stream = await this.client.getObject(this.config.bucket, key);
      return { ...info, stream: pipe(stream, new Incoming(), () => undefined) };
    });
  }

  override async head(key: string): Promise<ObjectInfo> {
    assertKey(key);
    return this.answering(async () => {
      const stat = await this.client.statObject(this.config.bucket, key);
      const contentType: unknown = stat.metaData['content-type'];
      return { sizeBytes: stat.size, lastModified: stat.lastModified, contentType: typeof contentType === 'string' ? contentType : 'application/octet-stream' };
    });
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    await this.answering(() => this.client.removeObject(this.config.bucket, key)).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'RESUME_FILE_LOST')) throw error;
    });
  }

  override async *list(prefix: string, after?: string): AsyncIterable<ListedObject> {
    assertPrefix(prefix);
    if (after !== undefined) assertKey(after);
    const items = this.client.listObjectsV2(this.config.bucket, prefix, true, after) as AsyncIterable<BucketItem>;
    try {
      for await (const item of items) {
        if (item.name !== undefined) yield { key: item.name, sizeBytes: item.size, lastModified: item.lastModified };
      }
    } catch (error) {
      const translated = translate(error);
      // A bucket that nothing was ever put into.
      if (translated instanceof AppError && translated.code === 'RESUME_FILE_LOST') return;
      throw translated;
    }
  }

  private async ensureBucket(): Promise<void> {
    this.bucketReady ??= this.makeBucket().catch((error: unknown) => {
      this.bucketReady = undefined;
      throw error;
    });
    await this.bucketReady;
  }

  private async makeBucket(): Promise<void> {
    const { bucket, region } = this.config;
    try {
      if (!(await this.client.bucketExists(bucket))) await this.client.makeBucket(bucket, region);
    } catch (error) {
      // Another process was faster, or this key may only use the bucket: the put itself will tell.
      const isHarmless = error instanceof S3Error && ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists', 'AccessDenied', 'Forbidden'].includes(codeOf(error));
      if (!isHarmless) throw error;
    }
  }

  private async answering<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw translate(error);
    }
  }
}

/** What comes of an object: a store that breaks off or goes silent in its middle is away, like one that does not answer. */
class Incoming extends Transform {
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: Error | null, chunk: Buffer) => void): void {
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // Whoever ends it, as a job that must stop does, knows why.
    done(error === null || error.name === 'AbortError' || error instanceof AppError ? error : new AppError('SERVICE_UNAVAILABLE', { cause: error }));
  }
}

/** Node's client waits for ever on a store that accepts and then says nothing, before its answer or in the middle of it. */
function impatient(transport: Pick<typeof http, 'request'>, silenceMs: number): Pick<typeof http, 'request'> {
  const request = (options: http.RequestOptions, onResponse: (response: http.IncomingMessage) => void) => {
    const sent = transport.request({ ...options, timeout: silenceMs }, onResponse);
    return sent.on('timeout', () => sent.destroy(new Error('The object store went silent.')));
  };
  return { request: request as typeof http.request };
}

async function gather(body: Readable | Buffer, expectedBytes: number | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(toStream(body), new LengthCheck(expectedBytes), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  });
  return Buffer.concat(chunks);
}

function codeOf(error: S3Error): string {
  return error.code ?? '';
}

/** No bucket yet means no object yet. */
function translate(error: unknown): unknown {
  if (error instanceof AppError || error instanceof TypeError || error instanceof RangeError) return error;
  if (error instanceof S3Error && ['NoSuchKey', 'NotFound', 'NoSuchBucket'].includes(codeOf(error))) return new AppError('RESUME_FILE_LOST', { cause: error });
  return new AppError('SERVICE_UNAVAILABLE', { cause: error });
}
