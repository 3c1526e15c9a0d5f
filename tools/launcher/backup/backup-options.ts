import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localDir } from '../bootstrap/paths.mjs';
import { Problem } from '../bootstrap/problem.mjs';

const passphraseUsage = `The passphrase is asked for. Without a terminal it comes from the file that BACKUP_PASSPHRASE_FILE names, or from BACKUP_PASSPHRASE.`;

export const backupUsage = `Usage: npm run backup [-- FILE | FOLDER] [--data DIR]

Writes everything that Rolefit holds into one encrypted file, while Rolefit runs or while it is stopped. In a FOLDER the file is
named after the time; without a FILE or FOLDER it goes to "backups" in the data folder.

  --data DIR   folder with the data (default .local)
  --help       this text

${passphraseUsage}`;

export const restoreUsage = `Usage: npm run restore -- FILE [--data DIR]

Puts a backup back into an empty installation. Rolefit must be stopped.

  --data DIR   folder for the data, which must be empty (default .local)
  --help       this text

${passphraseUsage}`;

export interface BackupOptions {
  /** Null if none is given. */
  readonly path: string | null;
  readonly dataDir: string;
  readonly help: boolean;
}

/** Parses the command line. @throws Problem with the usage for what it does not know */
export function parseBackupOptions(args: readonly string[], usage: string): BackupOptions {
  const { values, positionals } = parsed(args, usage);
  const [path = null] = positionals;
  if (positionals.length > 1)
    throw new Problem(`One file or folder is enough: ${positionals.join(', ')}.`, {
      details: usage,
      exitCode: 2,
    });
  return {
    // npm changes to the folder of the project; this is where it was called.
    path: path === null ? null : resolve(process.env.INIT_CWD ?? '.', path),
    dataDir: values.data === undefined ? localDir : resolve(values.data),
    help: values.help ?? false,
  };
}

function parsed(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      options: { data: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Problem(`${sentence}.`, { details: usage, exitCode: 2 });
  }
}
