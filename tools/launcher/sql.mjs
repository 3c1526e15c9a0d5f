import { join } from 'node:path';
import { compile } from './build.mjs';
import { rootDir } from './paths.mjs';
import { stream } from './stream.mjs';
import { makeTemplateDatabase, startTestServers, templateDatabase } from './test-servers.mjs';

/** Checks every SQL statement against a freshly migrated database of its own (tools/sql-check). @returns the exit code */
export async function checkSql() {
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
