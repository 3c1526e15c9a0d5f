import type { Logger } from '@rolefit/config';
import { AppError } from '@rolefit/contracts';

/** Logs that a file broke off while it was sent, which its client sees and nobody is told in words. A caller who logged out meanwhile is no fault of ours. */
export function logAbortedDownload(logger: Logger, what: string, userId: string, error: unknown): void {
  const isFault = !(error instanceof AppError) || !['SESSION_EXPIRED', 'ACCOUNT_DELETED'].includes(error.code);
  logger[isFault ? 'error' : 'info']({ userId, err: error }, `${what} broke off`);
}
