import { backupUsage, parseBackupOptions, restoreUsage } from '../backup/backup-options.ts';
import { runBackup } from '../backup/run-backup.ts';
import { runRestore } from '../backup/run-restore.ts';

/** `npm run backup` */
export async function backup(args: readonly string[]): Promise<void> {
  const options = parseBackupOptions(args, backupUsage);
  if (options.help) console.log(backupUsage);
  else await runBackup(options);
}

/** `npm run restore` */
export async function restore(args: readonly string[]): Promise<void> {
  const options = parseBackupOptions(args, restoreUsage);
  if (options.help) console.log(restoreUsage);
  else await runRestore(options);
}
