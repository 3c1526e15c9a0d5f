import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { nodeModulesDir } from './paths.mjs';
import { createProgress } from './progress.mjs';
import { stream, wasInterrupted } from './stream.mjs';
import { add, closingLine, nothing, tallyOf, tallyOfJest } from './tally.mjs';

const tool = (...path) => join(nodeModulesDir, ...path);
const env = { ...process.env, NX_TUI: 'false', NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };

const node = (args, options) => stream(process.execPath, args, { env, ...options });

/** Everything `npm test` can do, in the order in which it is done: what fails fastest first. */
const stages = {
  lint: () => allOf('lint', [
    () => node([tool('nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'lint', '--output-style=stream']),
    // The launcher is no project of the workspace, since it has to run before there is one, and what breaks things on purpose is nobody's package.
    () => node([tool('eslint', 'bin', 'eslint.js'), 'tools/launcher', 'tools/chaos']),
  ]),
  types: () => allOf('types', ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/extension/tsconfig.json'].map((project) => () => node([tool('typescript-native', 'bin', 'tsc'), '-p', project, '--noEmit']))),
  unit: (args) => jest('unit', ['unit', 'web', 'extension'], args),
  int: (args) => jest('int', ['int'], args),
  // One journey at a time: each starts a whole Rolefit and a browser.
  e2e: (args) => jest('e2e', ['e2e'], ['--runInBand', ...args]),
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

async function allOf(name, commands) {
  const codes = [];
  for (const command of commands) codes.push(await command());
  return tallyOf(name, codes.every((code) => code === 0));
}

async function jest(name, projects, args) {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-report-'));
  const report = join(folder, 'report.json');
  try {
    const code = await node(['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', tool('jest', 'bin', 'jest.js'), '--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...args]);
    return tallyOfJest(name, readReport(report), code);
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
