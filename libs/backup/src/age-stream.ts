import { Decrypter, Encrypter } from 'age-encryption';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BackupProblem } from './backup-problem.js';
import { toWebStream } from './web-stream.js';

/** What one try of a passphrase costs, as a power of two: 18 takes a second or two and 256 MB, as the program `age` does. */
const workFactor = 18;

/** That of a passphrase takes some 200. */
const maxHeaderBytes = 4_096;

interface EncryptOptions {
  readonly passphrase: string;
  /** Lower in tests. */
  readonly workFactor?: number;
}

/** Encrypts a stream in the format of age, https://age-encryption.org/v1. */
export async function encrypt(
  plain: Readable,
  { passphrase, workFactor: factor = workFactor }: EncryptOptions,
): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(factor);
  return Readable.from(await encrypter.encrypt(toWebStream(plain)), { objectMode: false });
}

/** What opens one file. Made from the passphrase once, since that takes a second or two. */
export type FileKey = Uint8Array;

/** @throws BackupProblem for a wrong passphrase or another kind of file */
export async function unlockFile(file: string, passphrase: string): Promise<FileKey> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const header = await readHeader(file);
  try {
    return await decrypter.decryptHeader(header);
  } catch (error) {
    throw headerProblem(error, file);
  }
}

/**
 * Decrypts a file. Every 64 KiB are authenticated before they are passed on, and the end of the file too.
 * @throws BackupProblem, also later from the stream, where the file is altered or cut off
 */
export async function decryptFile(file: string, key: FileKey): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity({ unwrapFileKey: () => key });
  const encrypted = createReadStream(file);
  try {
    const plain = await decrypter.decrypt(toWebStream(encrypted));
    return Readable.from(translated(plain, file), { objectMode: false });
  } catch (error) {
    encrypted.destroy();
    throw isFileError(error) ? error : damaged(file);
  }
}

/** The lines before the encrypted content; the last one begins with three hyphens. All that was read where there is no such line. */
async function readHeader(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(maxHeaderBytes) });
    const begin = buffer.subarray(0, bytesRead);
    const end = begin.indexOf('\n', begin.indexOf('\n---') + 1);
    return begin.subarray(0, end + 1);
  } finally {
    await handle.close();
  }
}

async function* translated(plain: AsyncIterable<Uint8Array>, file: string) {
  try {
    yield* plain;
  } catch (error) {
    throw isFileError(error) ? error : damaged(file);
  }
}

/** The library tells its errors apart by their messages alone. */
function headerProblem(error: unknown, file: string): BackupProblem {
  const message = error instanceof Error ? error.message : '';
  return message.startsWith('no identity matched')
    ? new BackupProblem('The passphrase is wrong. Nothing was restored.')
    : new BackupProblem(`${file} is not a backup of Rolefit, or its beginning is damaged.`);
}

export const damaged = (file: string): BackupProblem =>
  new BackupProblem(
    `${file} is damaged: it was cut off or changed after it was written. Nothing was restored; use another backup.`,
  );

const isFileError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'syscall' in error;
