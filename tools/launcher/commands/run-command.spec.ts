import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

describe('the commands', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-launcher-'));
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [join(folder, 'tools', 'launcher', 'run.mjs'), ...args], {
      encoding: 'utf8',
    });

  beforeAll(() =>
    cpSync(join(__dirname, '..'), join(folder, 'tools', 'launcher'), { recursive: true }),
  );
  afterAll(() => rmSync(folder, { recursive: true }));

  it('load before any package is installed', () => {
    expect(run('start', '--help')).toMatchObject({
      stderr: '',
      status: 0,
      stdout: expect.stringContaining('Usage: npm start'),
    });
  });

  it('are listed when somebody asks for one that does not exist', () => {
    const { status, stderr } = run('strat');
    expect(stderr).toMatch(/^There is no command "strat"\. Commands: start, dev, worker, /);
    expect(status).toBe(2);
  });
});
