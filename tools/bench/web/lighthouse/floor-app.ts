import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gatewayService } from '../../../launcher/product/apps.ts';
import { startChild, waitUntilReady } from '../../../launcher/processes/child.ts';
import { Keeper } from '../../../launcher/processes/keeper.ts';
import { nodeModulesDir } from '../../../launcher/bootstrap/paths.mjs';
import { findPorts } from '../../../launcher/processes/ports.ts';
import type { DemoRolefit } from '../../servers/demo-rolefit.ts';

const appDir = join(import.meta.dirname, 'floor-app');

interface FloorApp {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Builds the floor app and serves it by a gateway of its own over the servers of a running Rolefit, with the same headers and compression, so that only the app
 * differs.
 */
export async function startFloorApp({
  env,
  dir,
}: Pick<DemoRolefit, 'env' | 'dir'>): Promise<FloorApp> {
  const webDistDir = join(dir, 'floor');
  await promisify(execFile)(
    process.execPath,
    [
      join(nodeModulesDir, 'vite', 'bin', 'vite.js'),
      'build',
      '--outDir',
      webDistDir,
      '--emptyOutDir',
    ],
    { cwd: appDir },
  );
  const { floor: port } = await findPorts(['floor']);
  const url = `http://127.0.0.1:${port}`;
  const keeper = new Keeper();
  const service = gatewayService({
    env: { ...process.env, ...env, PORT: String(port), PUBLIC_URL: url, WEB_DIST_DIR: webDistDir },
    logFile: join(dir, 'floor.log'),
  });
  const child = startChild(service, keeper);
  const stop = async (): Promise<void> => {
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
