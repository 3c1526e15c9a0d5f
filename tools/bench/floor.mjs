import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startChild, waitUntilReady } from '../launcher/child.mjs';
import { gatewayService } from '../launcher/apps.mjs';
import { Keeper } from '../launcher/keeper.mjs';
import { nodeModulesDir, rootDir } from '../launcher/paths.mjs';
import { findPorts } from '../launcher/ports.mjs';

const appDir = join(rootDir, 'tools', 'bench', 'floor-app');

/**
 * The floor app (see floor-app), built anew and served by a gateway of its own over the servers of a Rolefit that runs: the same code,
 * headers and compression, so that only the app differs.
 * @param env the environment of that Rolefit
 * @param dir an empty folder for the build
 */
export async function startFloor({ env, dir }) {
  const webDistDir = join(dir, 'floor');
  await promisify(execFile)(process.execPath, [join(nodeModulesDir, 'vite', 'bin', 'vite.js'), 'build', '--outDir', webDistDir, '--emptyOutDir'], { cwd: appDir });
  const { floor: port } = await findPorts(['floor']);
  const url = `http://127.0.0.1:${port}`;
  const keeper = new Keeper();
  const service = gatewayService({ env: { ...process.env, ...env, PORT: String(port), PUBLIC_URL: url, WEB_DIST_DIR: webDistDir }, logFile: join(dir, 'floor.log') });
  const child = startChild(service, keeper);
  const stop = async () => {
    await child.stop();
    await keeper.close();
  };
  try {
    await waitUntilReady(service, child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
