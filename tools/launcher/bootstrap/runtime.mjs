// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { endRunningCommands, tryRun } from './command.mjs';
import { waitForLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { parentWatch } from './parent-watch.mjs';
import { localDir, rootDir } from './paths.mjs';
import { Problem, printProblem } from './problem.mjs';

/**
 * The oldest Node.js that runs TypeScript without a build.
 * @type {readonly [number, number]}
 */
const oldest = [22, 18];
const runtimeDir = join(rootDir, 'tools', 'runtime');
/** @type {readonly NodeJS.Signals[]} */
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `main` if this Node.js is new enough. Otherwise runs the same command with the project's own Node.js, which comes as an npm package.
 * Prints errors and sets the exit code.
 * @param {() => Promise<void>} main
 */
export async function withRuntime(main) {
  try {
    if (isRecent(process.versions.node)) await main();
    else process.exitCode = await restartWith(await ownNode());
  } catch (error) {
    process.exitCode = printProblem(error);
  }
}

/** @param {string} version */
function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

/** The path of the project's own Node.js; installs it on the first call. */
async function ownNode() {
  /** @type {{ optionalDependencies: Record<string, string> }} */
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(runtimeDir, 'package.json'), 'utf8'),
  );
  const [version = ''] = Object.values(optionalDependencies);
  const found = findOwnNode(version);
  if (found) return found;
  process.stderr.write(
    `This is Node.js ${process.versions.node}; Rolefit needs ${oldest.join('.')} or newer. Getting a private one (${version}) …\n`,
  );
  mkdirSync(localDir, { recursive: true });
  const { release } = await waitForLock(join(localDir, 'runtime.lock'));
  try {
    return findOwnNode(version) ?? (await installOwnNode(version));
  } finally {
    release();
  }
}

/** @param {string} version */
async function installOwnNode(version) {
  const state = { isStopped: false };
  const stop = () => {
    state.isStopped = true;
    endRunningCommands();
  };
  for (const signal of forwardedSignals) process.on(signal, stop);
  const stopWatching = parentWatch(stop);
  const npm = npmCommand();
  const { code, output } = await tryRun(
    npm.command,
    [...npm.args, 'ci', '--no-audit', '--no-fund'],
    { cwd: runtimeDir },
  );
  for (const signal of forwardedSignals) process.off(signal, stop);
  stopWatching();
  if (state.isStopped) throw new Problem('Stopped.', { exitCode: 130 });
  if (code === null)
    throw new Problem(
      `npm was not found. Install Node.js ${oldest.join('.')} or newer, which includes it.`,
    );
  const installed = code === 0 ? findOwnNode(version) : undefined;
  if (installed) return installed;
  throw new Problem(
    `Rolefit needs Node.js ${oldest.join('.')} or newer, and none could be fetched for this machine. Install one and start again.`,
    { details: output },
  );
}

/** @param {string} version */
function findOwnNode(version) {
  const names = [
    `node-${process.platform}-${process.arch}`,
    `node-bin-${process.platform}-${process.arch}`,
  ];
  return names
    .map((name) => join(runtimeDir, 'node_modules', name, 'bin', 'node'))
    .find(
      (file) =>
        existsSync(file) &&
        spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`,
    );
}

/**
 * @param {string} node
 * @returns {Promise<number>}
 */
function restartWith(node) {
  const env = {
    ...process.env,
    PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    ROLEFIT_LAUNCHER_PARENT: String(process.pid),
  };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal));
  parentWatch(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
