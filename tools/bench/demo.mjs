import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../launcher/browser.mjs';
import { openDataDir } from '../launcher/data-dir.mjs';
import { fillDemo } from '../launcher/demo/fill.mjs';
import { startRolefit } from '../launcher/rolefit.mjs';

/**
 * A whole Rolefit as `npm start` runs it, with the demo accounts filled, and the browser to look at it with.
 * @param args options of `npm start` for when the accounts are filled; with some it is started anew
 * @returns its address and environment, the ids of the demo scans by job id, an empty folder, the browser's path, and `stop()`
 */
export async function startDemo({ args = [] } = {}) {
  const dir = await mkdtemp(join(await realpath(tmpdir()), 'rolefit-bench-'));
  const chromePath = await findBrowser();
  const dataDir = join(dir, 'data');
  let rolefit = await startRolefit({ dataDir });
  const stop = async () => {
    await rolefit.stop();
    await rm(dir, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const readEnv = () => openDataDir(dataDir).running.read().env;
    const { scans } = await fillDemo({ url: rolefit.url, databaseUrl: readEnv().DATABASE_URL });
    if (args.length > 0) {
      await rolefit.stop();
      rolefit = await startRolefit({ dataDir, args });
    }
    const env = readEnv();
    return { url: rolefit.url, env, scans, dir, chromePath, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
