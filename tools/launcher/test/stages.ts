import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeModulesDir, rootDir } from '../bootstrap/paths.mjs';
import { createProgress } from '../processes/progress.ts';
import { stream, wasInterrupted } from '../processes/stream.ts';
import { compilerPath } from '../product/build.ts';
import { ensureInstalled } from '../product/install.ts';
import { checkSql } from './sql.ts';
import {
  addTallies,
  closingLine,
  emptyTally,
  type JestReport,
  type Tally,
  tallyOf,
  tallyOfJest,
} from './tally.ts';

/** The stages of `npm test`, in this order: the fastest to fail come first. */
export const stageNames = ['lint', 'types', 'sql', 'unit', 'int', 'e2e'] as const;
export type StageName = (typeof stageNames)[number];

const typeProjects = [
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/extension/tsconfig.json',
  'tools/tsconfig.json',
  'tools/bench/tsconfig.json',
];

const stages: Readonly<Record<StageName, (jestArgs: readonly string[]) => Promise<Tally>>> = {
  lint: async () =>
    tallyOf(
      'lint',
      await allSucceed([
        [join(rootDir, 'tools', 'lint', 'main.mjs')],
        [
          join(nodeModulesDir, 'prettier', 'bin', 'prettier.cjs'),
          '--check',
          '--log-level=warn',
          rootDir,
        ],
      ]),
    ),
  types: async () =>
    tallyOf(
      'types',
      await allSucceed(typeProjects.map((project) => [compilerPath, '-p', project, '--noEmit'])),
    ),
  sql: async () => tallyOf('sql', (await checkSql()) === 0),
  unit: (args) => runJest('unit', ['unit', 'web', 'extension'], args),
  // These wait for servers, time-outs and browsers more than they compute.
  int: (args) => runJest('int', ['int'], ['--maxWorkers=6', ...args]),
  e2e: (args) => runJest('e2e', ['e2e'], ['--maxWorkers=5', ...args]),
};

/** These leave a core idle where one of them runs alone: ESLint and Prettier use one thread each. Jest uses all of them. */
const parallelStages: ReadonlySet<StageName> = new Set(['lint', 'types', 'sql']);

/** The stages in order; those that run at the same time are together. */
export function groupStages(names: readonly StageName[]): StageName[][] {
  const groups: StageName[][] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (last && [name, ...last].every((one) => parallelStages.has(one))) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Runs the stages, prints the failures and the closing line, and sets the exit code. */
export async function runStages(
  names: readonly StageName[],
  jestArgs: readonly string[] = [],
): Promise<void> {
  await ensureInstalled(createProgress());
  let total = emptyTally;
  for (const group of groupStages(names)) {
    if (wasInterrupted()) break;
    console.log(`\n── ${group.join(', ')} ──`);
    const tallies = await Promise.all(group.map((name) => stages[name](jestArgs)));
    total = tallies.reduce(addTallies, total);
  }
  if (total.failures.length > 0)
    console.log(`\nFailed:\n${total.failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0 || wasInterrupted()) process.exitCode = 1;
}

const env = {
  ...process.env,
  NX_TUI: 'false',
  NX_DAEMON: 'false',
  FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
};
const node = (args: readonly string[]): Promise<number> => stream(process.execPath, args, { env });

/** Runs Node.js commands at the same time. */
async function allSucceed(commands: readonly (readonly string[])[]): Promise<boolean> {
  const codes = await Promise.all(commands.map(node));
  return codes.every((code) => code === 0);
}

async function runJest(
  name: StageName,
  projects: readonly string[],
  args: readonly string[],
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-report-'));
  const file = join(folder, 'report.json');
  const jest = [
    '--experimental-vm-modules',
    // Tests make much short-lived garbage; with the default of 16 MB more of it is copied than collected.
    '--max-semi-space-size=64',
    // As for the workers: regular expressions take less processor time. See docs/adr/0028.
    '--no-regexp-tier-up',
    `--import=${pathToFileURL(join(import.meta.dirname, 'jest', 'code-cache.mjs')).href}`,
    '--disable-warning=ExperimentalWarning',
    join(nodeModulesDir, 'jest', 'bin', 'jest.js'),
  ];
  try {
    const code = await node([
      ...jest,
      '--selectProjects',
      ...projects,
      '--json',
      `--outputFile=${file}`,
      ...args,
    ]);
    return tallyOfJest(name, readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file: string): JestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as JestReport;
  } catch {
    return null;
  }
}
