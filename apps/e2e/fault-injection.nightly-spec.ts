import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rootDir = join(__dirname, '..', '..');

/** The part of the report of `npm run chaos` that is checked here. */
interface ChaosReport {
  readonly missing: readonly string[];
  readonly scans: number;
  readonly kills: Readonly<Record<string, number>>;
  readonly boundaries: Readonly<Record<string, number>>;
}

describe('a Rolefit whose parts are killed, cut off and held up while people use it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-chaos-report-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('loses, doubles and leaves stuck no scan that it has accepted', async () => {
    const file = join(folder, 'report.json');
    const output = await new Promise<string>((resolve) => {
      const args = [
        '--disable-warning=ExperimentalWarning',
        join(rootDir, 'tools', 'chaos', 'main.ts'),
        '--short',
        '--seed=1',
        `--json=${file}`,
      ];
      execFile(
        process.execPath,
        args,
        { cwd: rootDir, env: { ...process.env, NODE_OPTIONS: '' } },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      );
    });
    const report = read(file, output);
    expect(report.missing).toEqual([]);
    expect(report.scans).toBeGreaterThanOrEqual(40);
    expect(Object.values(report.kills).every((count) => count > 0)).toBe(true);
    expect(Object.values(report.boundaries).every((count) => count > 0)).toBe(true);
  }, 1_200_000);
});

function read(file: string, output: string): ChaosReport {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ChaosReport;
  } catch {
    throw new Error(`No report was written:\n${output.slice(-4_000)}`);
  }
}
