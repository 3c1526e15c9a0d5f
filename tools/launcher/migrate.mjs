import { join } from 'node:path';
import { builtFrom } from './build.mjs';
import { rootDir } from './paths.mjs';
import { readRemark, writeRemark } from './postgres.mjs';
import { run } from './run.mjs';

/**
 * Brings the database up to date. Our own carries a remark saying which build did so last, which spares a second start the
 * question; about a database that somebody brings along nothing is assumed.
 */
export async function ensureMigrated({ env, isOurs, progress }) {
  const remark = `Brought up to date by the build ${builtFrom()}.`;
  if (isOurs && (await readRemark(env.DATABASE_URL)) === remark) return;
  await progress.step('Bringing the database up to date', () =>
    run(process.execPath, [join(rootDir, 'libs', 'database', 'dist', 'migrate.js')], { env, sentence: 'The database could not be brought up to date.' }),
  );
  if (isOurs) await writeRemark(env.DATABASE_URL, remark);
}
