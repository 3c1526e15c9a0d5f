import type { Logger } from '@rolefit/config';
import { isMigrated } from '@rolefit/database';
import type { DataSource } from 'typeorm';

/**
 * Makes what says whether the database has all that this build needs. Nobody has to call a worker, so readiness alone keeps none from working: new code beside
 * the former schema would take jobs that the version before can do, and fail them for good.
 */
export function migrationCheck(dataSource: DataSource, logger: Logger): () => Promise<boolean> {
  let hasLogged = false;
  return async () => {
    if (await isMigrated(dataSource)) return true;
    if (!hasLogged) logger.warn('Waiting for database migrations before taking jobs');
    hasLogged = true;
    return false;
  };
}
