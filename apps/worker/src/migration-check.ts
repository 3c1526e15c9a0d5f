import type { Logger } from '@rolefit/config';
import { isMigrated } from '@rolefit/database';
import type { DataSource } from 'typeorm';

/**
 * Makes what says whether the database has all that this build needs. Nobody has to call a worker, so readiness alone keeps none from working: new code beside
 * the former schema would take jobs that the version before can do, and fail them for good.
 */
export function untilMigrated(dataSource: DataSource, logger: Logger): () => Promise<boolean> {
  let isTold = false;
  return async () => {
    if (await isMigrated(dataSource)) return true;
    if (!isTold) logger.warn('The database is not migrated to this version yet; no job is taken until it is');
    isTold = true;
    return false;
  };
}
