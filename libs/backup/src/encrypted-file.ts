import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { encrypt } from './age-stream.js';

interface FileOptions {
  readonly file: string;
  readonly unfinishedFile: string;
  readonly passphrase: string;
  readonly workFactor?: number;
  readonly signal: AbortSignal;
}

/** Compresses and encrypts into `unfinishedFile`, which becomes `file` when everything is on the disk, or is removed. */
export async function writeEncryptedFile(
  bytes: AsyncIterable<Uint8Array>,
  { file, unfinishedFile, signal, ...secret }: FileOptions,
): Promise<void> {
  await rm(unfinishedFile, { force: true });
  const handle = await open(unfinishedFile, 'wx', 0o600);
  try {
    const zip = createGzip();
    const encrypted = await encrypt(zip, secret);
    await inParallel([
      pipeline(Readable.from(bytes, { objectMode: false }), zip, { signal }),
      pipeline(encrypted, handle.createWriteStream({ flush: true }), { signal }),
    ]);
    await rename(unfinishedFile, file);
    await syncFolder(dirname(file));
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinishedFile, { force: true });
    throw error;
  }
}

/** Waits for all, so that none still writes when this has failed. @throws the first error */
async function inParallel(works: readonly Promise<void>[]): Promise<void> {
  try {
    await Promise.all(works);
  } finally {
    await Promise.allSettled(works);
  }
}

/** Makes a new name durable; some systems cannot sync a folder, and their file systems need no such call. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
