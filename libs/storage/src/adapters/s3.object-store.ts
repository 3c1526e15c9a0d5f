import http from 'node:http';
import https from 'node:https';
import { pipeline as pipe, type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@rolefit/contracts';
import type { StorageConfig } from '@rolefit/config';
import { type BucketItem, Client, S3Error } from 'minio';
import { LengthCheck, toStream } from '../body-stream.js';
import { assertKey, assertPrefix } from '../keys.js';
import {
  type ListedObject,
  type ObjectInfo,
  ObjectStore,
  type PutOptions,
  type StoredObject,
} from '../object-store.js';

/** Inactivity timeout of the store. */
const defaultInactivityTimeoutMs = 20_000;

/** Stores objects in one bucket of an S3-compatible store. The bucket is checked on first use and created if missing. */
export class S3ObjectStore extends ObjectStore {
  private readonly client: Client;
  private bucketReady: Promise<void> | undefined;

  /** @param inactivityTimeoutMs inactivity timeout of the store */
  constructor(
    private readonly config: Extract<StorageConfig, { kind: 's3' }>,
    inactivityTimeoutMs = defaultInactivityTimeoutMs,
  ) {
    super();
    const endpoint = new URL(config.endpoint);
    this.client = new Client({
      endPoint: endpoint.hostname,
      useSSL: endpoint.protocol === 'https:',
      ...(endpoint.port === '' ? {} : { port: Number(endpoint.port) }),
      // Without a region the client looks up the bucket's location, which many keys are not permitted to do.
      region: config.region,
      accessKey: config.accessKey,
      secretKey: config.secretKey,
      // Jobs and users retry; retries of the client would only delay the request and write to the console.
      retryOptions: { disableRetry: true },
      transport: withInactivityTimeout(
        endpoint.protocol === 'https:' ? https : http,
        inactivityTimeoutMs,
      ),
    });
  }

  override async put(
    key: string,
    body: Readable | Buffer,
    options: PutOptions,
  ): Promise<{ readonly sizeBytes: number }> {
    assertKey(key);
    // S3 requires the length in advance. Streams of unknown length need a multipart upload, which leaves parts behind when it fails, so the body is buffered;
    // `maxObjectBytes` bounds its size.
    const bytes = await readBody(body, options.sizeBytes);
    await this.translatingErrors(async () => {
      await this.ensureBucket();
      await this.client.putObject(this.config.bucket, key, bytes, bytes.length, {
        'content-type': options.contentType,
      });
    });
    return { sizeBytes: bytes.length };
  }

  override async get(key: string): Promise<StoredObject> {
    assertKey(key);
    return this.translatingErrors(async () => {
      const info = await this.head(key);
      const stream = await this.client.getObject(this.config.bucket, key);
      return { ...info, stream: pipe(stream, new DownloadStream(), () => undefined) };
    });
  }

  override async head(key: string): Promise<ObjectInfo> {
    assertKey(key);
    return this.translatingErrors(async () => {
      const stat = await this.client.statObject(this.config.bucket, key);
      const contentType: unknown = stat.metaData['content-type'];
      return {
        sizeBytes: stat.size,
        lastModified: stat.lastModified,
        contentType: typeof contentType === 'string' ? contentType : 'application/octet-stream',
      };
    });
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    await this.translatingErrors(() => this.client.removeObject(this.config.bucket, key)).catch(
      (error: unknown) => {
        if (!(error instanceof AppError && error.code === 'RESUME_FILE_LOST')) throw error;
      },
    );
  }

  override async *list(prefix: string, after?: string): AsyncIterable<ListedObject> {
    assertPrefix(prefix);
    if (after !== undefined) assertKey(after);
    const items = this.client.listObjectsV2(
      this.config.bucket,
      prefix,
      true,
      after,
    ) as AsyncIterable<BucketItem>;
    try {
      for await (const item of items) {
        if (item.name !== undefined)
          yield { key: item.name, sizeBytes: item.size, lastModified: item.lastModified };
      }
    } catch (error) {
      const translated = translateError(error);
      // The bucket does not exist because no object was stored yet.
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
      // Another process created the bucket concurrently, or the key may not create buckets; in that case the put itself fails.
      const isHarmless =
        error instanceof S3Error &&
        ['BucketAlreadyOwnedByYou', 'BucketAlreadyExists', 'AccessDenied', 'Forbidden'].includes(
          codeOf(error),
        );
      if (!isHarmless) throw error;
    }
  }

  private async translatingErrors<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } catch (error) {
      throw translateError(error);
    }
  }
}

/** Content of an object. An interrupted or stalled download is reported as an outage. */
class DownloadStream extends Transform {
  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk: Buffer) => void,
  ): void {
    done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // The consumer destroyed the stream, so there is no error to translate.
    done(
      error === null || error.name === 'AbortError' || error instanceof AppError
        ? error
        : new AppError('SERVICE_UNAVAILABLE', { cause: error }),
    );
  }
}

/** Adds an inactivity timeout: by default Node's client waits forever for a server that accepts a connection but stops sending. */
function withInactivityTimeout(
  transport: Pick<typeof http, 'request'>,
  inactivityTimeoutMs: number,
): Pick<typeof http, 'request'> {
  const request = (
    options: http.RequestOptions,
    onResponse: (response: http.IncomingMessage) => void,
  ) => {
    const sent = transport.request({ ...options, timeout: inactivityTimeoutMs }, onResponse);
    return sent.on('timeout', () => sent.destroy(new Error('The object store stopped sending.')));
  };
  return { request: request as typeof http.request };
}

async function readBody(
  body: Readable | Buffer,
  expectedBytes: number | undefined,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(
    toStream(body),
    new LengthCheck(expectedBytes),
    async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) chunks.push(chunk);
    },
  );
  return Buffer.concat(chunks);
}

function codeOf(error: S3Error): string {
  return error.code ?? '';
}

/** A missing bucket means a missing object. */
function translateError(error: unknown): unknown {
  if (error instanceof AppError || error instanceof TypeError || error instanceof RangeError)
    return error;
  if (error instanceof S3Error && ['NoSuchKey', 'NotFound', 'NoSuchBucket'].includes(codeOf(error)))
    return new AppError('RESUME_FILE_LOST', { cause: error });
  return new AppError('SERVICE_UNAVAILABLE', { cause: error });
}
