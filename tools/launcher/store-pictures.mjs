/** `npm run store-pictures [-- --to FOLDER]`: the pictures that the stores of browsers show of the extension, 1280 by 800, of the real popup over a page of our own. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localDir } from './paths.mjs';
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string', default: join(localDir, 'store-pictures') } } });
  await takeAll(resolve(values.to));
});

async function takeAll(dir) {
  const [{ findBrowser }, { ensureBuilt }, { openDataDir }, { fillDemo }, { takeStorePictures }, { ensureInstalled }, { createProgress }, { startRolefit }] = await Promise.all([
    import('./browser.mjs'),
    import('./build.mjs'),
    import('./data-dir.mjs'),
    import('./demo/fill.mjs'),
    import('./store/take-store-pictures.mjs'),
    import('./install.mjs'),
    import('./progress.mjs'),
    import('./rolefit.mjs'),
  ]);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['servers', 'web', 'extension']);
  const chromePath = await findBrowser({ onProgress: progress.say });
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-store-pictures-'));
  const rolefit = await progress.step('Starting Rolefit', () => startRolefit({ dataDir }));
  try {
    const { env } = openDataDir(dataDir).running.read();
    await fillDemo({ url: rolefit.url, databaseUrl: env.DATABASE_URL, say: progress.say });
    for (const file of await takeStorePictures({ chromePath, url: rolefit.url, dir })) progress.say(file);
  } finally {
    await rolefit.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
