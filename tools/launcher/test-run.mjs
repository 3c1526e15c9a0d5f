import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeModulesDir, rootDir } from './paths.mjs';
import { createProgress } from './progress.mjs';
import { checkSql } from './sql.mjs';
import { stream, wasInterrupted } from './stream.mjs';
import { add, closingLine, nothing, tallyOf, tallyOfJest } from './tally.mjs';

const tool = (...path) => join(nodeModulesDir, ...path);
const env = { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

const node = (args, options) => stream(process.execPath, args, { env, ...options });

const typeProjects = ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/extension/tsconfig.json', 'tools/tsconfig.json', 'tools/bench/tsconfig.json'];

/** The stages of `npm test`, in this order: the fastest to fail come first. */
const stages = {
  lint: () => allOf('lint', [[join(rootDir, 'tools', 'lint', 'main.mjs')]]),
  types: () => allOf('types', typeProjects.map((project) => [tool('typescript-native', 'bin', 'tsc'), '-p', project, '--noEmit'])),
  sql: () => check('sql', async () => (await checkSql()) === 0),
  unit: (args) => jest('unit', ['unit', 'web', 'extension'], args),
  // These wait for servers, time-outs and browsers more than they compute.
  int: (args) => jest('int', ['int'], ['--maxWorkers=4', ...args]),
  e2e: (args) => jest('e2e', ['e2e'], ['--maxWorkers=2', ...args]),
};

export const stageNames = Object.keys(stages);

/** Runs the stages, prints what failed and the closing line, and sets the exit code. */
export async function runStages(names, jestArgs = []) {
  await ensureInstalled(createProgress());
  let total = nothing;
  for (const name of names) {
    if (wasInterrupted()) break;
    console.log(`\n── ${name} ──`);
    total = add(total, await stages[name](jestArgs));
  }
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0 || wasInterrupted()) process.exitCode = 1;
}

/** Runs Node.js commands at the same time; all of them must succeed. */
const allOf = (name, commands) => check(name, async () => (await Promise.all(commands.map((command) => node(command)))).every((code) => code === 0));

/** Counts a stage that is no Jest run as one test. */
async function check(name, passes) {
  return tallyOf(name, await passes());
}

async function jest(name, projects, args) {
  const { report, code } = await reportOfJest(projects, args);
  return tallyOfJest(name, report, code);
}

async function reportOfJest(projects, args) {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-report-'));
  const file = join(folder, 'report.json');
  try {
    const code = await node(['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', tool('jest', 'bin', 'jest.js'), '--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args]);
    return { report: readReport(file), code };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
