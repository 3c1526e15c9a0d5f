import { AppError } from '@rolefit/contracts';

/** Translates file system errors of reads: a missing file is a lost object. */
export async function translatingReadErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  return translatingWriteErrors(() =>
    work().catch((error: unknown) => {
      throw isMissing(error) ? new AppError('RESUME_FILE_LOST', { cause: error }) : error;
    }),
  );
}

/** Translates file system errors of writes to an outage. */
export async function translatingWriteErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  return work().catch((error: unknown) => {
    throw isFileSystemError(error) ? new AppError('SERVICE_UNAVAILABLE', { cause: error }) : error;
  });
}

/** Checks the shape: in Jest, Node's core errors belong to another realm, so `instanceof Error` fails. */
function isFileSystemError(error: unknown): error is NodeJS.ErrnoException {
  return typeof error === 'object' && error !== null && 'syscall' in error && 'errno' in error;
}

/** ENOTDIR: the parent of the key is itself an object. */
export function isMissing(error: unknown): boolean {
  return isFileSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
