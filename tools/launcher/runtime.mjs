import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { waitForLock } from './lock.mjs';
import { npmCommand } from './npm.mjs';
import { localDir, rootDir } from './paths.mjs';
import { parentWatch } from './parent-watch.mjs';
import { Problem, printProblem } from './problem.mjs';
import { endRunningCommands, tryRun } from './run.mjs';

/** The oldest Node.js that every package of Rolefit accepts. */
const oldest = [22, 13];
const runtimeDir = join(rootDir, 'tools', 'runtime');
const passedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `main` on a Node.js that is new enough: this one, or, where it is older, a private one of npm's platform packages,
 * by starting the same command again with it. Errors are printed, and the exit code follows them.
 */
export async function withRuntime(main) {
  try {
    if (isRecent(process.versions.node)) await main();
    else process.exitCode = await startAgain(await privateNode());
  } catch (error) {
    process.exitCode = printProblem(error);
  }
}

function isRecent(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1]);
}

async function privateNode() {
  const wanted = Object.values(JSON.parse(readFileSync(join(runtimeDir, 'package.json'), 'utf8')).optionalDependencies)[0];
  const found = findPrivateNode(wanted);
  if (found) return found;
  process.stderr.write(`This is Node.js ${process.versions.node}; Rolefit needs ${oldest.join('.')} or newer. Getting a private one (${wanted}) …\n`);
  mkdirSync(localDir, { recursive: true });
  const { release } = await waitForLock(join(localDir, 'runtime.lock'));
  try {
    return findPrivateNode(wanted) ?? (await fetchPrivateNode(wanted));
  } finally {
    release();
  }
}

async function fetchPrivateNode(wanted) {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    endRunningCommands();
  };
  for (const signal of passedOn) process.on(signal, stop);
  const stopWatching = parentWatch(stop);
  const npm = npmCommand();
  const { code, output } = await tryRun(npm.command, [...npm.args, 'ci', '--no-audit', '--no-fund'], { cwd: runtimeDir });
  for (const signal of passedOn) process.off(signal, stop);
  stopWatching();
  if (isStopped) throw new Problem('Stopped.', { exitCode: 130 });
  if (code === null) throw new Problem(`npm was not found. Install Node.js ${oldest.join('.')} or newer, which brings it.`);
  const installed = code === 0 ? findPrivateNode(wanted) : undefined;
  if (installed) return installed;
  throw new Problem(`Rolefit needs Node.js ${oldest.join('.')} or newer, and none could be fetched for this machine. Install one and start again.`, { details: output });
}

function findPrivateNode(wanted) {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`];
  return names
    .map((name) => join(runtimeDir, 'node_modules', name, 'bin', 'node'))
    .find((file) => existsSync(file) && spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${wanted}`);
}

function startAgain(node) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`, ROLEFIT_LAUNCHER_PARENT: String(process.pid) };
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env });
  for (const signal of passedOn) process.on(signal, () => child.kill(signal));
  parentWatch(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
