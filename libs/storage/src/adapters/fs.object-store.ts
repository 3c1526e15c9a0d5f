import { randomUUID } from 'node:crypto';
import { type Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '@rolefit/contracts';
import { LengthCheck, toStream } from '../body-stream.js';
import { assertKey, assertPrefix } from '../keys.js';
import { type ListedObject, type ObjectInfo, ObjectStore, type PutOptions, type StoredObject } from '../object-store.js';

/** Only the user that runs Rolefit may look at resumes. */
const folderMode = 0o700;
const fileMode = 0o600;
/** How often a folder is made again that a deletion took away. */
const moveTries = 5;
/** A temporary file older than this belongs to a process that died in the middle of a put. */
const staleMs = 24 * 60 * 60 * 1000;

/**
 * Objects as files below one folder, for one machine: `objects/<key>` holds the bytes as they came, `types/<key>` the
 * media type, `incoming/` what is being written. Any number of processes may share the folder: a put becomes visible by
 * one rename, after its bytes are on the disk.
 */
export class FsObjectStore extends ObjectStore {
  private readonly objects: string;
  private readonly types: string;
  private readonly incoming: string;

  /** @param dir made if it is not there, with its parents */
  constructor(dir: string) {
    super();
    const root = resolve(dir);
    this.objects = join(root, 'objects');
    this.types = join(root, 'types');
    this.incoming = join(root, 'incoming');
  }

  override async put(key: string, body: Readable | Buffer, options: PutOptions): Promise<{ readonly sizeBytes: number }> {
    assertKey(key);
    const object = await this.write(body, options.sizeBytes);
    let type: Written | undefined;
    try {
      type = await this.write(Buffer.from(options.contentType, 'utf8'), undefined);
      await this.publish(type.path, join(this.types, key));
      await this.publish(object.path, join(this.objects, key));
      return { sizeBytes: object.sizeBytes };
    } catch (error) {
      await Promise.all([type, object].map((file) => (file === undefined ? undefined : rm(file.path, { force: true }))));
      throw error;
    }
  }

  override async get(key: string): Promise<StoredObject> {
    assertKey(key);
    return reading(async () => {
      const handle = await open(join(this.objects, key), 'r');
      try {
        const [stats, contentType] = [await handle.stat(), await this.readType(key)];
        if (!stats.isFile()) throw new AppError('RESUME_FILE_LOST');
        return { stream: handle.createReadStream(), sizeBytes: stats.size, lastModified: stats.mtime, contentType };
      } catch (error) {
        await handle.close();
        throw error;
      }
    });
  }

  override async head(key: string): Promise<ObjectInfo> {
    assertKey(key);
    return reading(async () => {
      const stats = await stat(join(this.objects, key));
      if (!stats.isFile()) throw new AppError('RESUME_FILE_LOST');
      return { sizeBytes: stats.size, lastModified: stats.mtime, contentType: await this.readType(key) };
    });
  }

  override async delete(key: string): Promise<void> {
    assertKey(key);
    await storing(async () => {
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
      const stats = await reading(() => stat(join(this.objects, key))).catch((error: unknown) => {
        // Deleted while we were listing.
        if (error instanceof AppError && error.code === 'RESUME_FILE_LOST') return undefined;
        throw error;
      });
      if (stats !== undefined) yield { key, sizeBytes: stats.size, lastModified: stats.mtime };
    }
  }

  /** Removes what processes that died in the middle of a put have left; harmless to run at any time. */
  async removeStale(now = Date.now()): Promise<void> {
    await storing(async () => {
      for (const entry of await entriesOf(this.incoming)) {
        const path = join(this.incoming, entry.name);
        const stats = await stat(path).catch(() => undefined);
        if (stats !== undefined && now - stats.mtimeMs > staleMs) await rm(path, { force: true });
      }
    });
  }

  /** Writes a body to a file that nobody sees yet, on the disk for good when this resolves. */
  private async write(body: Readable | Buffer, expectedBytes: number | undefined): Promise<Written> {
    const path = join(this.incoming, randomUUID());
    const length = new LengthCheck(expectedBytes);
    const handle = await storing(async () => {
      await mkdir(this.incoming, { recursive: true, mode: folderMode });
      return open(path, 'wx', fileMode);
    }).catch((error: unknown) => {
      // Nobody is going to read it; an abandoned stream would hold its socket open.
      if (!Buffer.isBuffer(body)) body.destroy();
      throw error;
    });
    try {
      await storing(() => pipeline(toStream(body), length, handle.createWriteStream({ flush: true })));
      return { path, sizeBytes: length.sizeBytes };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  private async publish(from: string, to: string): Promise<void> {
    await storing(async () => {
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

  /** Keys below a folder and after a key, in order, one folder in memory at a time. */
  private async *walk(folder: string, after: string): AsyncIterable<string> {
    const entries = await storing(() => entriesOf(join(this.objects, folder)));
    // With its slash, a folder stands where its keys do: after `a.b`, before `a0`.
    const paths = entries.map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`).sort((one, other) => (one < other ? -1 : 1));
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

async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** A deletion beside it may take the empty folder away between the two steps; then it is made again. */
async function moveInto(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await mkdir(dirname(to), { recursive: true, mode: folderMode });
    try {
      return await rename(from, to);
    } catch (error) {
      if (!isMissing(error) || tries === moveTries) throw error;
    }
  }
}

/** Removes folders that are empty now, innermost first: their names say whose files lay there. */
async function removeEmpty(root: string, path: string): Promise<void> {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    // One that holds something, or is gone, is as it should be, and so are those around it.
    if (!(await rmdir(join(root, folder)).then(() => true, () => false))) return;
  }
}

/** A rename is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Turns the file system's errors into ours where an object is asked for: one that is not there is lost. */
async function reading<Value>(work: () => Promise<Value>): Promise<Value> {
  return storing(() =>
    work().catch((error: unknown) => {
      throw isMissing(error) ? new AppError('RESUME_FILE_LOST', { cause: error }) : error;
    }),
  );
}

/** The same where something is stored or put away: whatever the file system refuses is an outage. */
async function storing<Value>(work: () => Promise<Value>): Promise<Value> {
  return work().catch((error: unknown) => {
    throw isFileSystemError(error) ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  });
}

/** By shape: in a test runner, Node's own errors come from another realm and are no instances of this one's Error. */
function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'errno' in error;
}

/** ENOTDIR: a key below what is itself an object. */
function isMissing(error: unknown): boolean {
  return isFileSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
