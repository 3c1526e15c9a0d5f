// Erased, unlike an import with an inline type: this module is loaded before the packages are installed.
import type { CheckedBackup } from '@rolefit/backup';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../bootstrap/lock.mjs';
import { localDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { findFullDisk } from '../processes/disk-space.ts';
import { createProgress } from '../processes/progress.ts';
import { type RunContext } from '../processes/run-until-stopped.ts';
import { ensureBuilt } from '../product/build.ts';
import { type DataDir, openDataDir } from '../product/data-dir.ts';
import { readUserEnv, type Variables } from '../product/environment.ts';
import { ensureInstalled } from '../product/install.ts';
import { forgetMigrated } from '../product/migrate.ts';
import { replaceSecret } from '../product/secrets.ts';
import { type BackupOptions, restoreUsage } from './backup-options.ts';
import { openOwn } from './find-database.ts';
import { readPassphrase } from './passphrase.ts';
import { runStoppable } from './stoppable.ts';

/** `npm run restore`: puts a backup back into an empty installation. */
export async function runRestore({ path: file, dataDir }: BackupOptions): Promise<void> {
  if (file === null)
    throw new Problem('Which backup? Name its file.', { details: restoreUsage, exitCode: 2 });
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Problem(`There is no file ${file}.`);
  const data = openDataDir(dataDir);
  const lock = lockStopped(data);
  try {
    const passphrase = await readPassphrase({ isNew: false });
    const progress = createProgress();
    await ensureInstalled(progress);
    await ensureBuilt(progress, ['servers']);
    const user = readUserEnv();
    const restored = await runStoppable(
      (context, signal) => restore({ context, signal, data, user, file, passphrase }),
      'Stopped. Nothing was restored.',
    );
    announce(restored, data);
  } finally {
    lock.release();
  }
}

interface Work {
  readonly context: RunContext;
  readonly signal: AbortSignal;
  readonly data: DataDir;
  readonly user: Variables;
  readonly file: string;
  readonly passphrase: string;
}

async function restore({
  context,
  signal,
  data,
  user,
  file,
  passphrase,
}: Work): Promise<CheckedBackup> {
  const { progress, start } = context;
  // They need packages and a build, so they can be loaded only now.
  const { checkBackup, refuseFiles, restoreBackup } = await import('@rolefit/backup');
  const { asProblem, checkServices, objectStoreOf } = await import('./installation.ts');
  const objects = objectStoreOf(user, data);
  try {
    await checkServices(user, user);
    const checked = await progress.step('Checking the backup', () =>
      checkBackup({ file, passphrase, signal }),
    );
    await refuseFiles(objects);
    const { rowBytes, fileBytes } = checked.summary;
    // Rows take about as much again for their indexes, and for PostgreSQL's log of changes.
    refuseFullDisk(data, fileBytes + 3 * rowBytes);
    const databaseUrl = await progress.step('Opening the database', async () =>
      user.DATABASE_URL === undefined ? openForRestore(data, start) : user.DATABASE_URL,
    );
    await progress.step('Restoring', () =>
      restoreBackup({
        file,
        signal,
        checked,
        to: { databaseUrl, objects },
        keepSecrets: (secrets) => keepSecrets(secrets, { data, user, say: progress.say }),
      }),
    );
    return checked;
  } catch (error) {
    throw asProblem(error, data.dir);
  }
}

/** @returns the address of the launcher's own database, whose next start migrates it and grants what the apps need */
async function openForRestore(data: DataDir, start: RunContext['start']): Promise<string> {
  const url = await openOwn(data, start);
  await forgetMigrated(url);
  return url;
}

function announce({ manifest, summary }: CheckedBackup, { dir }: DataDir): void {
  const rows = Object.values(summary.rows).reduce((sum, count) => sum + count, 0);
  const madeAt = new Date(manifest.createdAt).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  console.log(
    `Restored ${rows} rows and ${summary.files} uploaded files, as they were on ${madeAt}.`,
  );
  console.log(`Start Rolefit: npm start${dir === localDir ? '' : ` -- --data ${dir}`}`);
}

/** @throws Problem if a Rolefit runs with this folder */
function lockStopped(data: DataDir): { release(): void } {
  const lock = takeLock(data.lockFile);
  if (lock.release) return lock;
  throw new Problem(
    `Process ${lock.holder.pid} uses the data in ${data.dir}: a Rolefit that runs, a backup or another restore. Stop it, or restore into an empty folder: npm run restore -- FILE --data DIR`,
  );
}

function refuseFullDisk(data: DataDir, bytes: number): void {
  const full = findFullDisk(join(data.dir, 'any'), bytes + 32_000_000);
  if (full !== null) throw new Problem(`There is no room for the restored data: ${full}.`);
}

function keepSecrets(
  { session }: Readonly<Record<string, string>>,
  { data, user, say }: { data: DataDir; user: Variables; say: (line: string) => void },
): void {
  if (session === undefined) return;
  if (user.SESSION_SECRET === undefined) replaceSecret(data.dir, 'session', session);
  else if (user.SESSION_SECRET !== session)
    say(
      'Your settings have another SESSION_SECRET than the backup, so everybody has to sign in again.',
    );
}
