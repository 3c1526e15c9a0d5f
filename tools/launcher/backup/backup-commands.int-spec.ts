import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { storedSecret } from '../product/secrets.ts';
import { rolefitDatabase } from '../product/start-servers.ts';
import { readComment } from '../servers/postgres.ts';
import { prepareDataDir } from '../test/template-cluster.ts';
import { runCommand, startCommand } from './testing/run-command.ts';
import { withCluster } from './testing/running-cluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'rolefit-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const command = (...args: string[]) => startCommand(args);
const run = (...args: string[]) => runCommand(args);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(20);
}

/** The comment on the database of a stopped installation, which says whether the next start migrates. */
function commentIn(dataDir: string): Promise<string | null> {
  return withCluster(dataDir, ({ urlOf }) => readComment(urlOf(rolefitDatabase)));
}

describe('npm run backup and npm run restore', () => {
  it('carry a stopped installation to an empty one, after a backup that was killed', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    for (const dir of [from, to]) await prepareDataDir(dir);
    const secret = storedSecret(from, 'session');
    const object = join('objects', 'objects', 'resumes', 'a.pdf');
    mkdirSync(join(from, object, '..'), { recursive: true });
    writeFileSync(join(from, object), 'a resume');
    const backups = join(folder, 'backups');
    mkdirSync(backups);

    const killed = command('backup', backups, '--data', from);
    await until(() => readdirSync(backups).length > 0 || killed.child.exitCode !== null);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'close');
    expect(readdirSync(backups).filter((name) => name.endsWith('.age'))).toEqual([]);
    // The keeper ends PostgreSQL.
    await until(() => !existsSync(join(from, 'postgres', 'postmaster.pid')));

    const file = join(backups, 'one.age');
    await expect(run('backup', file, '--data', from)).resolves.toMatchObject({
      code: 0,
      output: expect.stringContaining(`Backed up 0 rows and 1 uploaded files to ${file}`),
    });
    expect(readdirSync(backups)).toEqual(['one.age']);
    await expect(run('restore', file, '--data', to)).resolves.toMatchObject({
      code: 0,
      output: expect.stringContaining(`Start Rolefit: npm start -- --data ${to}`),
    });
    expect(readFileSync(join(to, object), 'utf8')).toBe('a resume');
    expect(storedSecret(to, 'session')).toBe(secret);
    // A restore may have made tables anew, so the next start has to grant on them what gateways and workers need.
    expect(await commentIn(to)).toBeNull();
    expect(await commentIn(from)).toMatch(/^Migrated: /);
  });

  it('say how to move data that another major version of PostgreSQL wrote', async () => {
    const old = join(folder, 'old');
    mkdirSync(join(old, 'postgres'), { recursive: true });
    writeFileSync(join(old, 'postgres', 'PG_VERSION'), '17\n');
    const { code, output } = await run('backup', folder, '--data', old);
    expect(code).toBe(1);
    expect(output).toContain(`The data in ${old} were written by PostgreSQL 17`);
    expect(output).toContain(`npm run restore -- rolefit.age --data ${old} && npm start`);
  });
});
