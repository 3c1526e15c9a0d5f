// Erased, unlike an import with an inline type: this module is loaded before the packages are installed.
import type { BackupSummary } from '@rolefit/backup';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../bootstrap/lock.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { findFullDisk } from '../processes/disk-space.ts';
import { createProgress } from '../processes/progress.ts';
import { type RunContext } from '../processes/run-until-stopped.ts';
import { ensureBuilt } from '../product/build.ts';
import { type DataDir, openDataDir } from '../product/data-dir.ts';
import { readUserEnv, type Variables } from '../product/environment.ts';
import { ensureInstalled } from '../product/install.ts';
import { readSecret } from '../product/secrets.ts';
import { type BackupFile, chooseBackupFile } from './backup-file.ts';
import { type BackupOptions } from './backup-options.ts';
import { findDatabase, type FoundDatabase } from './find-database.ts';
import { readPassphrase } from './passphrase.ts';
import { runStoppable } from './stoppable.ts';

/** `npm run backup`: writes all data into one encrypted file. */
export async function runBackup({ path, dataDir }: BackupOptions): Promise<void> {
  const user = readUserEnv();
  if (!existsSync(dataDir) && user.DATABASE_URL === undefined)
    throw new Problem(`There is no folder ${dataDir}, so nothing to back up.`);
  const data = openDataDir(dataDir);
  const lock = takeLock(join(data.dir, 'backup.lock'));
  if (!lock.release)
    throw new Problem(
      `Another backup of ${data.dir} is running (process ${lock.holder.pid}). Try again when it is done.`,
    );
  try {
    const target = chooseBackupFile(path, data);
    const found = findDatabase(data, user);
    try {
      const passphrase = await readPassphrase({ isNew: true });
      await prepare();
      const summary = await runStoppable(
        (context, signal) => backUp({ context, signal, data, user, found, target, passphrase }),
        'Stopped. No backup was made.',
      );
      announce(summary, target.file, path === null);
    } finally {
      found.close();
    }
  } finally {
    lock.release();
  }
}

async function prepare(): Promise<void> {
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['servers']);
}

interface Work {
  readonly context: RunContext;
  readonly signal: AbortSignal;
  readonly data: DataDir;
  readonly user: Variables;
  readonly found: FoundDatabase;
  readonly target: BackupFile;
  readonly passphrase: string;
}

async function backUp(work: Work): Promise<BackupSummary> {
  const { context, signal, data, user, found, target, passphrase } = work;
  const { progress, start } = context;
  // They need packages and a build, so they can be loaded only now.
  const { writeBackup } = await import('@rolefit/backup');
  const { asProblem, checkServices, objectStoreOf } = await import('./installation.ts');
  const objects = objectStoreOf(found.env, data);
  await checkServices(found.env, user);
  const databaseUrl = await progress.step('Opening the database', () => found.open(start));
  const secret = found.env.SESSION_SECRET ?? readSecret(data.dir, 'session');
  try {
    return await progress.step('Backing up', () =>
      writeBackup({
        from: { databaseUrl, objects },
        secrets: secret === null ? {} : { session: secret },
        version: rolefitVersion(),
        ...target,
        passphrase,
        signal,
        onSize: (bytes) => refuseFullDisk(target.file, bytes),
      }),
    );
  } catch (error) {
    throw asProblem(error, target.file);
  }
}

function announce({ rows, files }: BackupSummary, file: string, isInDataFolder: boolean): void {
  const count = Object.values(rows).reduce((sum, ofTable) => sum + ofTable, 0);
  const { size } = statSync(file);
  console.log(
    `Backed up ${count} rows and ${files} uploaded files to ${file} (${megabytes(size)}).`,
  );
  if (isInDataFolder) console.log('This disk holds the data too: copy the backup to another one.');
}

function refuseFullDisk(file: string, bytes: number): void {
  const full = findFullDisk(file, bytes + 32_000_000);
  if (full !== null) throw new Problem(`There is no room for the backup: ${full}.`);
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function rolefitVersion(): string {
  const { version } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
