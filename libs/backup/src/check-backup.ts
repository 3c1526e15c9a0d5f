import { unknownMigrations } from '@rolefit/database';
import { type FileKey, unlockFile } from './age-stream.js';
import { BackupProblem } from './backup-problem.js';
import { countLines } from './line-blocks.js';
import type { BackupSummary, Manifest } from './manifest.js';
import { readBackup } from './read-backup.js';

/** A backup that was read to its end and found whole. */
export interface CheckedBackup {
  readonly manifest: Manifest;
  readonly summary: BackupSummary;
  /** Opens the file again. */
  readonly key: FileKey;
}

interface CheckOptions {
  readonly file: string;
  readonly passphrase: string;
  readonly signal: AbortSignal;
}

/**
 * Reads a backup to its end and writes nothing.
 * @throws BackupProblem where it could not be restored by this version
 */
export async function checkBackup({
  file,
  passphrase,
  signal,
}: CheckOptions): Promise<CheckedBackup> {
  const key = await unlockFile(file, passphrase);
  const found: Manifest[] = [];
  const summary = await readBackup(
    { file, key, signal },
    {
      async manifest(manifest) {
        refuseNewer(manifest, file);
        found.push(manifest);
      },
      secret: async () => undefined,
      async rows(_table, lines) {
        let rows = 0;
        for await (const chunk of lines) rows += countLines(chunk);
        return rows;
      },
      async object({ body }) {
        for await (const _chunk of body);
      },
    },
  );
  const [manifest] = found;
  if (manifest === undefined) throw new Error('A backup without a manifest was accepted.');
  return { manifest, summary, key };
}

function refuseNewer({ migrations, rolefit }: Manifest, file: string): void {
  if (unknownMigrations(migrations).length === 0) return;
  throw new BackupProblem(
    `${file} was made by a newer version of Rolefit (${rolefit}). Update this one, then restore again.`,
  );
}
