import type { Logger } from '@rolefit/config';
import { isMigrated } from '@rolefit/database';
import type { DataSource } from 'typeorm';

/**
 * @returns a check whether the database has all migrations of this build. Readiness alone does not stop a worker, which pulls its jobs: new code beside an
 * older schema would take jobs that the previous version can do, and fail them permanently
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
