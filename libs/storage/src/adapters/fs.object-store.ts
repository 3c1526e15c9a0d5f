import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@rolefit/contracts';
import { LengthCheck, toStream } from '../body-stream.js';
import { assertKey, assertPrefix } from '../keys.js';
import {
  type ListedObject,
  type ObjectInfo,
  ObjectStore,
  type PutOptions,
  type StoredObject,
} from '../object-store.js';
import { isMissing, translatingReadErrors, translatingWriteErrors } from './fs-errors.js';
import { entriesOf, folderMode, moveInto, removeEmpty, syncFolder } from './fs-folders.js';

/** Restricts resumes to the system user that runs Rolefit. */
const fileMode = 0o600;
/** Temporary files older than this were left by a process that crashed during a put. */
const staleMs = 24 * 60 * 60 * 1000;

/**
 * Stores objects as files in a folder, for a single machine: `objects/<key>` holds the content, `types/<key>` the media type, `incoming/` uploads in
 * progress. Safe for concurrent processes: a put becomes visible through an atomic rename after its content was synced to disk.
 */
export class FsObjectStore extends ObjectStore {
  private readonly objects: string;
  private readonly types: string;
  private readonly incoming: string;

  /** @param dir created with its parents if missing */
  constructor(dir: string) {
    super();
    const root = resolve(dir);
    this.objects = join(root, 'objects');
    this.types = join(root, 'types');
    this.incoming = join(root, 'incoming');
  }

  override async put(
    key: string,
    body: Readable | Buffer,
    options: PutOptions,
  ): Promise<{ readonly sizeBytes: number }> {
    assertKey(key);
    const object = await this.write(body, options.sizeBytes);
    let type: Written | undefined;
    try {
      type = await this.write(Buffer.from(options.contentType, 'utf8'), undefined);
      await this.publish(type.path, join(this.types, key));
      await this.publish(object.path, join(this.objects, key));
      return { sizeBytes: object.sizeBytes };
    } catch (error) {
      await Promise.all(
        [type, object].map((file) =>
          file === undefined ? undefined : rm(file.path, { force: true }),
        ),
      );
      throw error;
    }
  }

  override async get(key: string): Promise<StoredObject> {
    assertKey(key);
    return translatingReadErrors(async () => {
      const handle = await open(join(this.objects, key), 'r');
      try {
        const [stats, contentType] = [await handle.stat(), await this.readType(key)];
        if (!stats.isFile()) throw new AppError('RESUME_FILE_LOST');
        return {
          stream: handle.createReadStream(),
          sizeBytes: stats.size,
          lastModified: stats.mtime,
          contentType,
        };
      } catch (error) {
        await handle.close();
        throw error;
      }
    });
  }

  override async head(key: string): Promise<ObjectInfo> {
    assertKey(key);
    return translatingReadErrors(async () => {
      const stats = await stat(join(this.objects, key));
      if (!stats.isFile()) throw new AppError('RESUME_FILE_LOST');
      return {
        sizeBytes: stats.size,
        lastModified: stats.mtime,
        contentType: await this.readType(key),
      };
    });
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    await translatingWriteErrors(async () => {
      for (const folder of [this.objects, this.types]) {
        await rm(join(folder, key)).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
        await removeEmpty(folder, dirname(key));
      }
    });
  }

  override async *list(prefix: string, after?: string): AsyncIterable<ListedObject> {
    assertPrefix(prefix);
    if (after !== undefined) assertKey(after);
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    for await (const key of this.walk(folder, after ?? '')) {
      if (!key.startsWith(prefix)) continue;
      const stats = await translatingReadErrors(() => stat(join(this.objects, key))).catch(
        (error: unknown) => {
          // Deleted while listing.
          if (error instanceof AppError && error.code === 'RESUME_FILE_LOST') return undefined;
          throw error;
        },
      );
      if (stats !== undefined) yield { key, sizeBytes: stats.size, lastModified: stats.mtime };
    }
  }

  /** Deletes temporary files of processes that crashed during a put. Safe to run at any time. */
  async removeStale(now = Date.now()): Promise<void> {
    await translatingWriteErrors(async () => {
      for (const entry of await entriesOf(this.incoming)) {
        const path = join(this.incoming, entry.name);
        const stats = await stat(path).catch(() => undefined);
        if (stats !== undefined && now - stats.mtimeMs > staleMs) await rm(path, { force: true });
      }
    });
  }

  /** Writes a body to a temporary file and syncs it to disk. */
  private async write(
    body: Readable | Buffer,
    expectedBytes: number | undefined,
  ): Promise<Written> {
    const path = join(this.incoming, randomUUID());
    const length = new LengthCheck(expectedBytes);
    const handle = await translatingWriteErrors(async () => {
      await mkdir(this.incoming, { recursive: true, mode: folderMode });
      return open(path, 'wx', fileMode);
    }).catch((error: unknown) => {
      // Destroy the unread body, because an abandoned stream would hold its socket open.
      if (!Buffer.isBuffer(body)) body.destroy();
      throw error;
    });
    try {
      await translatingWriteErrors(() =>
        pipeline(toStream(body), length, handle.createWriteStream({ flush: true })),
      );
      return { path, sizeBytes: length.sizeBytes };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  private async publish(from: string, to: string): Promise<void> {
    await translatingWriteErrors(async () => {
      await moveInto(from, to);
      await syncFolder(dirname(to));
    });
  }

  private async readType(key: string): Promise<string> {
    return readFile(join(this.types, key), 'utf8').catch((error: unknown) => {
      if (isMissing(error)) return 'application/octet-stream';
      throw error;
    });
  }

  /** Iterates over the keys below a folder and after a key, in order, with one folder in memory at a time. */
  private async *walk(folder: string, after: string): AsyncIterable<string> {
    const entries = await translatingWriteErrors(() => entriesOf(join(this.objects, folder)));
    // Append the slash before sorting, so that folders sort in key order: after `a.b`, before `a0`.
    const paths = entries
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .sort((one, other) => (one < other ? -1 : 1));
    for (const path of paths) {
      if (!path.endsWith('/')) {
        if (path > after) yield path;
      } else if (path > after || after.startsWith(path)) yield* this.walk(path, after);
    }
  }
}

interface Written {
  readonly path: string;
  readonly sizeBytes: number;
}
