import { AppError } from '@rolefit/contracts';
import { createDataSource, RowsSnapshot } from '@rolefit/database';
import type { ListedObject, ObjectStore } from '@rolefit/storage';
import { ArchiveWriter } from './archive-writer.js';
import type { Installation } from './installation.js';
import { countLines, lineBlocks } from './line-blocks.js';
import { backupFormat, type BackupSummary, entryNames, type Manifest } from './manifest.js';
import { writeEncryptedFile } from './encrypted-file.js';

interface BackupOptions {
  readonly from: Installation;
  /** Keys that were made for this installation, by name. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Of Rolefit. */
  readonly version: string;
  /** Appears when the backup is complete. */
  readonly file: string;
  /** Holds the backup until then; replaced if it exists. In the same folder. */
  readonly unfinishedFile: string;
  readonly passphrase: string;
  /** Lower in tests. */
  readonly workFactor?: number;
  readonly signal: AbortSignal;
  /** Called with the number of bytes that the backup takes at most; throws if there is no room. */
  readonly onSize: (bytes: number) => void;
}

/**
 * Writes one encrypted file with all that an installation holds, while it goes on working: first the rows as they are at one moment, then the
 * files. A file is stored before its row and erased with it, so every row has its file, but for what is erased meanwhile.
 */
export async function writeBackup(options: BackupOptions): Promise<BackupSummary> {
  const dataSource = createDataSource({ url: options.from.databaseUrl, poolSize: 1 });
  await dataSource.initialize();
  try {
    const snapshot = await RowsSnapshot.open(dataSource);
    try {
      options.onSize(snapshot.sizeBytes + (await totalBytes(options.from.objects)));
      const archive = new ArchiveWriter();
      const content = fill(archive, snapshot, options);
      content.catch((error: unknown) => archive.fail(error));
      const [summary] = await Promise.all([content, writeEncryptedFile(archive.bytes, options)]);
      return summary;
    } finally {
      // Also where the file failed, and the rows would still come.
      await snapshot.close();
    }
  } finally {
    await dataSource.destroy();
  }
}

async function fill(
  archive: ArchiveWriter,
  snapshot: RowsSnapshot,
  { from, secrets, version, signal }: BackupOptions,
): Promise<BackupSummary> {
  await archive.addText(entryNames.manifest, toJson(manifestOf(snapshot, version)));
  for (const [name, value] of Object.entries(secrets))
    await archive.addText(entryNames.secret(name), `${value}\n`);
  const rows = await addRows(archive, snapshot, signal);
  const summary = { ...rows, ...(await addObjects(archive, from.objects, signal)) };
  await archive.addText(entryNames.summary, toJson(summary));
  archive.finish();
  return summary;
}

function manifestOf(snapshot: RowsSnapshot, version: string): Manifest {
  return {
    format: backupFormat,
    rolefit: version,
    createdAt: new Date().toISOString(),
    postgresql: snapshot.postgresVersion,
    migrations: [...snapshot.migrations],
    tables: snapshot.tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
  };
}

async function addRows(archive: ArchiveWriter, snapshot: RowsSnapshot, signal: AbortSignal) {
  const rows: Record<string, number> = {};
  let rowBytes = 0;
  for (const table of snapshot.tables) {
    let count = 0;
    let part = 0;
    for await (const block of lineBlocks(snapshot.rowsOf(table))) {
      signal.throwIfAborted();
      part += 1;
      const name = entryNames.rows(table.name, part);
      await archive.add({ name, sizeBytes: block.length }, [block]);
      count += countLines(block);
      rowBytes += block.length;
    }
    rows[table.name] = count;
  }
  return { rows, rowBytes };
}

async function addObjects(archive: ArchiveWriter, objects: ObjectStore, signal: AbortSignal) {
  let files = 0;
  let fileBytes = 0;
  for await (const listed of objects.list('')) {
    signal.throwIfAborted();
    const stored = await getUnlessErased(objects, listed);
    if (stored === null) continue;
    const { stream, sizeBytes, contentType } = stored;
    await archive.add({ name: entryNames.object(listed.key), sizeBytes, contentType }, stream);
    files += 1;
    fileBytes += sizeBytes;
  }
  return { files, fileBytes };
}

async function getUnlessErased(objects: ObjectStore, { key }: ListedObject) {
  try {
    return await objects.get(key);
  } catch (error) {
    if (error instanceof AppError && error.code === 'RESUME_FILE_LOST') return null;
    throw error;
  }
}

async function totalBytes(objects: ObjectStore): Promise<number> {
  let total = 0;
  for await (const { sizeBytes } of objects.list('')) total += sizeBytes;
  return total;
}

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
