import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from '../bootstrap/problem.mjs';

/** A passphrase that is guessed opens everything, and a backup lies around for years. */
const shortest = 12;

const fileVariable = 'BACKUP_PASSPHRASE_FILE';
const variable = 'BACKUP_PASSPHRASE';

/**
 * The passphrase of a backup: from a file or the environment, or asked for on the terminal, where it is not shown. Never an argument, since
 * every user of the machine can read those of a process.
 * @param isNew it is chosen now: it must be long enough, and is asked for twice
 */
export async function readPassphrase({ isNew }: { readonly isNew: boolean }): Promise<string> {
  const given = fromEnvironment();
  const passphrase = given ?? (await ask('Passphrase of the backup: '));
  if (passphrase === '') throw new Problem('The passphrase is empty.');
  if (isNew && passphrase.length < shortest)
    throw new Problem(
      `The passphrase is too short: it needs at least ${shortest} characters. A few words in a row are good, and easy to write down.`,
    );
  if (isNew && given === null && (await ask('The same again: ')) !== passphrase)
    throw new Problem('These are two different passphrases. Nothing was backed up.');
  return passphrase;
}

function fromEnvironment(): string | null {
  const { [fileVariable]: file, [variable]: value } = process.env;
  // No program that is started from here needs it.
  delete process.env[variable];
  if (file) return firstLine(file);
  return value ? value : null;
}

function firstLine(file: string): string {
  try {
    return (readFileSync(file, 'utf8').split('\n')[0] ?? '').trim();
  } catch (cause) {
    throw new Problem(
      `${fileVariable} names ${file}, which cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  }
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Problem(
      `There is no terminal to ask for the passphrase. Write it into a file that only you can read, and name that file in ${fileVariable}.`,
    );
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await new Promise<string>((resolve, reject) => {
      const stop = (): void => reject(new Problem('Stopped.', { exitCode: 130 }));
      lines.once('SIGINT', stop);
      lines.once('close', stop);
      lines.once('line', resolve);
    });
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
