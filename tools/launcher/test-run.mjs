import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeModulesDir } from './paths.mjs';
import { createProgress } from './progress.mjs';
import { stream, wasInterrupted } from './stream.mjs';
import { add, closingLine, failedFiles, nothing, tallyOf, tallyOfJest, tallyOfTwoRuns } from './tally.mjs';

const tool = (...path) => join(nodeModulesDir, ...path);
const env = { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

const node = (args, options) => stream(process.execPath, args, { env, ...options });

/** Everything `npm test` can do, in the order in which it is done: what fails fastest first. */
const stages = {
  lint: () => allOf('lint', [
    () => node([tool('nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'lint', '--output-style=stream']),
    // The launcher is no project of the workspace, since it has to run before there is one, and what breaks things on purpose is nobody's package.
    () => node([tool('eslint', 'bin', 'eslint.js'), 'tools/launcher', 'tools/chaos', 'tools/mutate', 'tools/regexes', 'tools/readers']),
  ]),
  types: () => allOf('types', ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/extension/tsconfig.json', 'tools/tsconfig.json'].map((project) => () => node([tool('typescript-native', 'bin', 'tsc'), '-p', project, '--noEmit']))),
  unit: (args) => jest('unit', ['unit', 'web', 'extension'], args),
  int: (args) => jestTwice('int', ['int'], args),
  // One journey at a time: each starts a whole Rolefit and a browser.
  e2e: (args) => jestTwice('e2e', ['e2e'], ['--runInBand', ...args]),
};

/** More files than these do not fail by chance. */
const mostFilesByChance = 3;

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
  if (total.unsteady.length > 0) console.log(`\nUnsteady: failed at first and passed when run again alone; a defect of the test or of Rolefit, find out which:\n${total.unsteady.map((failure) => `  ${failure}`).join('\n')}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.map((failure) => `  ${failure}`).join('\n')}`);
  console.log(`\n${closingLine(total)}`);
  if (total.failed > 0 || total.passed === 0 || wasInterrupted()) process.exitCode = 1;
}

async function allOf(name, commands) {
  const codes = [];
  for (const command of commands) codes.push(await command());
  return tallyOf(name, codes.every((code) => code === 0));
}

async function jest(name, projects, args) {
  const { report, code } = await reportOfJest(projects, args);
  return tallyOfJest(name, report, code);
}

/** Tests that talk to real servers: a few files that failed are run once more, alone. Who names files wants to know how these do at once (ADR 26). */
async function jestTwice(name, projects, args) {
  const first = await reportOfJest(projects, args);
  const files = first.report === null ? [] : failedFiles(first.report);
  const isWhole = args.every((argument) => argument === '--runInBand');
  if (!isWhole || files.length === 0 || files.length > mostFilesByChance || wasInterrupted()) return tallyOfJest(name, first.report, first.code);
  console.log(`\n── ${name}, what failed once more ──`);
  const second = await reportOfJest(projects, ['--runInBand', '--runTestsByPath', ...files]);
  return tallyOfTwoRuns(name, first.report, second.report, second.code);
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
