import {
  createDataSource,
  findFilledTable,
  migrateTo,
  RestoredRows,
  runMigrations,
} from '@rolefit/database';
import type { ObjectStore } from '@rolefit/storage';
import { Readable } from 'node:stream';
import { BackupProblem } from './backup-problem.js';
import type { CheckedBackup } from './check-backup.js';
import type { Installation } from './installation.js';
import { readBackup } from './read-backup.js';

interface RestoreOptions {
  readonly to: Installation;
  readonly file: string;
  /** What `checkBackup` found in this file. */
  readonly checked: CheckedBackup;
  readonly signal: AbortSignal;
  /** Stores the keys, called when everything else is in place. */
  readonly keepSecrets: (secrets: Readonly<Record<string, string>>) => void;
}

const intoEmpty =
  'A backup is restored into an empty installation only, so that nothing is lost or mixed up: choose another data folder, or an empty database and bucket.';

/** @throws BackupProblem where the object store holds files already */
export async function refuseFiles(objects: ObjectStore): Promise<void> {
  for await (const _object of objects.list(''))
    throw new BackupProblem(`There are uploaded files here already. ${intoEmpty}`);
}

/** @throws BackupProblem where the database holds rows already */
async function refuseRows(dataSource: Parameters<typeof findFilledTable>[0]): Promise<void> {
  const table = await findFilledTable(dataSource);
  if (table !== null)
    throw new BackupProblem(`The database already holds data (table ${table}). ${intoEmpty}`);
}

/**
 * Puts everything in a backup back, into an empty installation: the schema of the version that made the backup, its rows and files, then the
 * migrations since. If anything fails, the installation is as empty as before.
 * @throws BackupProblem where the installation is not empty
 */
export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { to, checked } = options;
  await refuseFiles(to.objects);
  const dataSource = createDataSource({ url: to.databaseUrl, poolSize: 2 });
  await dataSource.initialize();
  try {
    await refuseRows(dataSource);
    await migrateTo(dataSource, to.databaseUrl, checked.manifest.migrations);
    const rows = await RestoredRows.begin(dataSource);
    try {
      options.keepSecrets(await copy(rows, options));
      await rows.commit();
    } catch (error) {
      await rows.rollback();
      await removeAll(to.objects);
      throw error;
    }
    await runMigrations(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** @returns the keys, which are the caller's to store */
async function copy(rows: RestoredRows, options: RestoreOptions): Promise<Record<string, string>> {
  const { to, file, signal, checked } = options;
  const { objects } = to;
  const secrets: Record<string, string> = {};
  await readBackup(
    { file, signal, key: checked.key },
    {
      manifest: async () => undefined,
      async secret(name, value) {
        secrets[name] = value;
      },
      rows: (table, lines) => rows.add(table, lines, signal),
      async object({ key, body, sizeBytes, contentType }) {
        await objects.put(key, Readable.from(body, { objectMode: false }), {
          contentType,
          sizeBytes,
        });
      },
    },
  );
  return secrets;
}

async function removeAll(objects: ObjectStore): Promise<void> {
  for await (const { key } of objects.list('')) await objects.delete(key);
}
