import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';
import { stream } from '../processes/stream.ts';
import { compile } from '../product/build.ts';
import { startTestServers, templateUrl } from './test-servers.ts';

/** Checks every SQL statement against a migrated database (tools/sql-check). @returns the exit code */
export async function checkSql(): Promise<number> {
  await compile('libs/database');
  const servers = await startTestServers({ migrated: true });
  try {
    return await stream(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      join(rootDir, 'tools', 'sql-check', 'main.ts'),
      templateUrl(servers.databaseUrl),
    ]);
  } finally {
    await servers.stop();
  }
}
