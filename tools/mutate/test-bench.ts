import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Child, logTail, startChild } from '../launcher/processes/child.ts';
import { Keeper } from '../launcher/processes/keeper.ts';
import { startTestServers, type TestServers } from '../launcher/test/test-servers.ts';
import { type Mutant, type Project, titlePattern } from './mutant.ts';
import { makeScratch, newScratchFolder, type Scratch } from './scratch.ts';
import type { JestReport } from './verdict.ts';

/** A mutant may make a test wait for ever; Jest's configuration would allow five minutes. */
const testMs = 60_000;
/** A run that takes longer hangs. */
const runMs = 15 * 60_000;

/** Which tests to run. */
export type Selection = Pick<Mutant, 'project' | 'tests' | 'titles'>;

/**
 * A scratch copy of the repository, and PostgreSQL and Redis for all integration tests of a run. Servers, tests and the folder are gone
 * afterwards, also where this process is killed: a keeper outlives it for that.
 */
export class TestBench {
  readonly scratch: Scratch;
  readonly #keeper = new Keeper();
  readonly #servers: TestServers | null;
  #running: Child | null = null;
  #isStopped = false;

  private constructor(root: string, servers: TestServers | null) {
    const folder = newScratchFolder();
    // Registered before the copy, which takes a while and may be interrupted.
    this.#keeper.removeFolderAtEnd(folder);
    this.scratch = makeScratch(root, folder);
    this.#servers = servers;
  }

  static async open(root: string, projects: readonly Project[]): Promise<TestBench> {
    return new TestBench(root, projects.includes('int') ? await startTestServers() : null);
  }

  /** Runs tests in the scratch copy. @returns Jest's report, or null where it wrote none */
  async run({ project, tests, titles }: Selection): Promise<JestReport | null> {
    if (this.#isStopped) return null;
    const { folder, dir } = this.scratch;
    const report = join(folder, 'report.json');
    rmSync(report, { force: true });
    const jest = [
      join(dir, 'node_modules', 'jest', 'bin', 'jest.js'),
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${report}`,
      `--testTimeout=${testMs}`,
      `--cacheDirectory=${join(folder, 'jest-cache')}`,
    ];
    const narrowed =
      titles === undefined ? [] : ['--testNamePattern', titles.map(titlePattern).join('|')];
    const args = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      ...jest,
      ...narrowed,
      '--runTestsByPath',
      ...tests,
    ];
    this.#running = startChild(
      {
        name: 'jest',
        command: process.execPath,
        args,
        cwd: dir,
        env: this.#env(),
        logFile: this.#log,
        graceMs: 5_000,
      },
      this.#keeper,
    );
    const timer = setTimeout(() => void this.#running?.stop({ atOnce: true }), runMs);
    await this.#running.exited;
    clearTimeout(timer);
    this.#running = null;
    return readReport(report);
  }

  /** The last lines that the tests printed. */
  tail(): string {
    return logTail(this.#log, 30);
  }

  /** Ends what runs; nothing is started any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running?.stop();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.#servers?.stop();
    await this.#keeper.close();
  }

  get #log(): string {
    return join(this.scratch.folder, 'jest.log');
  }

  #env(): NodeJS.ProcessEnv {
    const servers =
      this.#servers === null
        ? {}
        : { TEST_DATABASE_URL: this.#servers.databaseUrl, TEST_REDIS_URL: this.#servers.redisUrl };
    return { ...process.env, FORCE_COLOR: '0', TMPDIR: this.scratch.tmp, ...servers };
  }
}

function readReport(file: string): JestReport | null {
  try {
    const report: JestReport = JSON.parse(readFileSync(file, 'utf8'));
    return report;
  } catch {
    return null;
  }
}
