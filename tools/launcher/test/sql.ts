import { join } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';
import { stream } from '../processes/stream.ts';
import { compile } from '../product/build.ts';
import { makeTemplateDatabase, startTestServers, templateDatabase } from './test-servers.ts';

/** Checks every SQL statement against a migrated database (tools/sql-check). @returns the exit code */
export async function checkSql(): Promise<number> {
  const servers = await startTestServers();
  try {
    await compile('libs/database');
    await makeTemplateDatabase(servers.databaseUrl);
    const url = new URL(servers.databaseUrl);
    url.pathname = `/${templateDatabase}`;
    return await stream(process.execPath, ['--disable-warning=ExperimentalWarning', join(rootDir, 'tools', 'sql-check', 'main.ts'), url.href]);
  } finally {
    await servers.stop();
  }
}
