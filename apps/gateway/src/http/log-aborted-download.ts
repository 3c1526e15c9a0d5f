import type { Logger } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';

/** Logs a download that failed while it was being sent, when no error response is possible any more. A caller who signed out meanwhile is not an error. */
export function logAbortedDownload(
  logger: Logger,
  what: string,
  userId: string,
  error: unknown,
): void {
  const isFault =
    !(error instanceof AppError) || !['SESSION_EXPIRED', 'ACCOUNT_DELETED'].includes(error.code);
  logger[isFault ? 'error' : 'info']({ userId, err: error }, `${what} aborted`);
}
