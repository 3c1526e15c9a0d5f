import { BackupProblem, type Installation } from '@rolefit/backup';
import { ConfigError, loadWorkerConfig } from '@rolefit/config';
import { createObjectStore } from '@rolefit/storage';
import { Problem } from '../bootstrap/problem.mjs';
import { isDiskFull } from '../processes/disk-space.ts';
import { type DataDir } from '../product/data-dir.ts';
import { type Variables } from '../product/environment.ts';
import { checkObjectStore } from '../settings/check-object-store.ts';
import { checkPostgres } from '../settings/check-postgres.ts';

/** The object store that these settings name, or else the folder in the data folder. */
export function objectStoreOf(env: Variables, data: DataDir): Installation['objects'] {
  // What a backup does not need may be missing or wrong.
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, OBJECTS_DIR } = env;
  const s3 = { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY };
  try {
    return createObjectStore(
      loadWorkerConfig({
        ...s3,
        OBJECTS_DIR: OBJECTS_DIR ?? data.objectsDir,
        DATABASE_URL: 'postgres://127.0.0.1/rolefit',
        REDIS_URL: 'redis://127.0.0.1',
      }),
    );
  } catch (error) {
    throw error instanceof ConfigError ? unusable(error.problems) : error;
  }
}

/** @throws Problem if a service of the user's cannot be used */
export async function checkServices(env: Variables, user: Variables): Promise<void> {
  const problems = await Promise.all([
    user.DATABASE_URL ? checkPostgres(user.DATABASE_URL) : null,
    env.S3_ENDPOINT ? checkObjectStore(env) : null,
  ]);
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw unusable(found);
}

const unusable = (problems: readonly string[]): Problem =>
  new Problem(
    `These settings (environment and .env) are not usable:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  );

/** What the person at the terminal can understand and fix, as a Problem. */
export function asProblem(error: unknown, file: string): unknown {
  if (error instanceof BackupProblem) return new Problem(error.message, { cause: error });
  if (isDiskFull(error))
    return new Problem(`The disk became full. Make room, or choose another place than ${file}.`, {
      cause: error,
    });
  return error;
}
