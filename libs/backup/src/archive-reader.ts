import { createTarDecoder, type ParsedTarEntry } from 'modern-tar';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { damaged, decryptFile, type FileKey } from './age-stream.js';
import { contentTypeRecord } from './archive-writer.js';
import { BackupProblem } from './backup-problem.js';
import { toWebStream } from './web-stream.js';

/** An entry of a backup. Its body has to be read before the next entry. */
export interface ArchiveEntry {
  readonly name: string;
  readonly sizeBytes: number;
  readonly contentType: string | null;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * The entries of a backup, read as they come.
 * @throws BackupProblem as soon as something does not fit
 */
export async function* readArchive(file: string, key: FileKey): AsyncGenerator<ArchiveEntry, void> {
  const plain = await decryptFile(file, key);
  const unzip = createGunzip();
  // Its error comes out of `unzip` too.
  const unzipped = pipeline(plain, unzip).catch(() => undefined);
  const entries = toWebStream(unzip).pipeThrough(createTarDecoder({ strict: true }));
  try {
    for await (const entry of translated(entries, file)) yield toEntry(entry, file);
  } finally {
    unzip.destroy();
    await unzipped;
  }
}

function toEntry({ header, body }: ParsedTarEntry, file: string): ArchiveEntry {
  return {
    name: header.name,
    sizeBytes: header.size,
    contentType: header.pax?.[contentTypeRecord] ?? null,
    body: translated(body, file),
  };
}

/** Whatever the archive itself fails with means that it is damaged. */
async function* translated<Item>(items: AsyncIterable<Item>, file: string): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await nextOf(iterator, file);
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function nextOf<Item>(
  iterator: AsyncIterator<Item>,
  file: string,
): Promise<IteratorResult<Item>> {
  try {
    return await iterator.next();
  } catch (error) {
    const isKnown =
      error instanceof BackupProblem || (error instanceof Error && 'syscall' in error);
    throw isKnown ? error : damaged(file);
  }
}
