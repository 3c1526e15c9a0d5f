import type { BackupTable } from '@rolefit/database';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { damaged, type FileKey } from './age-stream.js';
import { type ArchiveEntry, readArchive } from './archive-reader.js';
import { BackupProblem } from './backup-problem.js';
import {
  backupFormat,
  type BackupSummary,
  entryNames,
  type Manifest,
  manifestSchema,
  summarySchema,
} from './manifest.js';

/** A file of the object store. */
export interface BackedUpObject {
  readonly key: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly body: AsyncIterable<Uint8Array>;
}

/** Takes what a backup holds. */
export interface BackupReader {
  manifest(manifest: Manifest): Promise<void>;
  secret(name: string, value: string): Promise<void>;
  /** @returns the number of rows */
  rows(table: BackupTable, lines: AsyncIterable<Uint8Array>): Promise<number>;
  object(object: BackedUpObject): Promise<void>;
}

interface Source {
  readonly file: string;
  readonly key: FileKey;
  readonly signal: AbortSignal;
}

/**
 * Hands everything in a backup to `reader`, in the order in which it was written.
 * @returns its summary, which fits what was read
 * @throws BackupProblem where the file is damaged or of another version
 */
export async function readBackup(source: Source, reader: BackupReader): Promise<BackupSummary> {
  const entries = new Entries(source);
  try {
    const manifest = await readManifest(entries, source.file);
    await reader.manifest(manifest);
    const seen: BackupSummary = { rows: {}, files: 0, fileBytes: 0, rowBytes: 0 };
    for (const { name } of manifest.tables) seen.rows[name] = 0;
    for (let entry = await entries.next(); entry !== null; entry = await entries.next()) {
      if (entry.name === entryNames.summary) return await compare(entry, seen, entries, source);
      await readEntry(entry, { entries, manifest, reader, seen, file: source.file });
    }
    throw damaged(source.file);
  } finally {
    await entries.close();
  }
}

interface ReadContext {
  readonly entries: Entries;
  readonly manifest: Manifest;
  readonly reader: BackupReader;
  readonly seen: BackupSummary;
  readonly file: string;
}

async function readEntry(entry: ArchiveEntry, context: ReadContext): Promise<void> {
  const { reader, seen, manifest, entries, file } = context;
  const [folder, first = ''] = entry.name.split('/');
  const rest = entry.name.slice(`${folder}/`.length);
  if (folder === 'secrets') {
    await reader.secret(rest, (await text(entry.body)).trim());
  } else if (folder === 'rows') {
    const table = manifest.tables.find(({ name }) => name === first);
    if (table === undefined) throw damaged(file);
    seen.rows[first] = await reader.rows(table, entries.partsOf(entry, `rows/${first}/`, seen));
  } else if (folder === 'objects') {
    const { sizeBytes, contentType, body } = entry;
    seen.files += 1;
    seen.fileBytes += sizeBytes;
    await reader.object({
      key: rest,
      sizeBytes,
      contentType: contentType ?? 'application/octet-stream',
      body,
    });
  } else throw damaged(file);
}

async function readManifest(entries: Entries, file: string): Promise<Manifest> {
  const entry = await entries.next();
  if (entry?.name !== entryNames.manifest)
    throw new BackupProblem(`${file} is not a backup of Rolefit.`);
  const content: unknown = JSON.parse(await text(entry.body));
  const format =
    typeof content === 'object' && content !== null && 'format' in content ? content.format : null;
  if (typeof format === 'number' && format > backupFormat)
    throw new BackupProblem(
      `${file} was made by a newer version of Rolefit. Update this one, then restore again.`,
    );
  return parse(manifestSchema, content, file);
}

/** The summary is the last entry; more behind it, or other numbers in it, do not happen to a whole backup. */
async function compare(
  entry: ArchiveEntry,
  seen: BackupSummary,
  entries: Entries,
  { file }: Source,
): Promise<BackupSummary> {
  const summary = parse(summarySchema, JSON.parse(await text(entry.body)), file);
  const isLast = (await entries.next()) === null;
  const tables = Object.keys({ ...summary.rows, ...seen.rows });
  const isSame =
    tables.every((table) => summary.rows[table] === seen.rows[table]) &&
    summary.files === seen.files &&
    summary.fileBytes === seen.fileBytes &&
    summary.rowBytes === seen.rowBytes;
  if (!isLast || !isSame) throw damaged(file);
  return summary;
}

function parse<Content>(schema: z.ZodType<Content>, content: unknown, file: string): Content {
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw damaged(file);
  return parsed.data;
}

/** The entries one by one, with a look at the next one. */
class Entries {
  private readonly source: AsyncGenerator<ArchiveEntry, void>;
  private ahead: ArchiveEntry | null | undefined;

  constructor(private readonly options: Source) {
    this.source = readArchive(options.file, options.key);
  }

  /** Null at the end. */
  async next(): Promise<ArchiveEntry | null> {
    this.options.signal.throwIfAborted();
    const { ahead } = this;
    this.ahead = undefined;
    if (ahead !== undefined) return ahead;
    const next = await this.source.next();
    return next.done === true ? null : next.value;
  }

  /** The bytes of this entry and of those behind it whose names begin with `prefix`. */
  async *partsOf(
    first: ArchiveEntry,
    prefix: string,
    seen: BackupSummary,
  ): AsyncGenerator<Uint8Array> {
    let part: ArchiveEntry | null = first;
    while (part?.name.startsWith(prefix) === true) {
      seen.rowBytes += part.sizeBytes;
      yield* part.body;
      part = await this.next();
    }
    this.ahead = part;
  }

  async close(): Promise<void> {
    await this.source.return();
  }
}
