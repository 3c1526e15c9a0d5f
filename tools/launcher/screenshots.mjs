/** `npm run screenshots [-- --to FOLDER] [NAMES]`: a Rolefit of its own with the demo accounts, and a picture of every screen of it. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const { parseScreenshotOptions, usage } = await import('./demo/screenshot-options.mjs');
  const { dir, only, help } = parseScreenshotOptions(process.argv.slice(2));
  if (help) console.log(usage);
  else await takeScreenshots({ dir, only });
});

async function takeScreenshots({ dir, only }) {
  const [{ findBrowser }, { ensureBuilt }, { openDataDir }, { fillDemo }, { takePictures }, { ensureInstalled }, { createProgress }, { startRolefit }] = await Promise.all([
    import('./browser.mjs'),
    import('./build.mjs'),
    import('./data-dir.mjs'),
    import('./demo/fill.mjs'),
    import('./demo/take-pictures.mjs'),
    import('./install.mjs'),
    import('./progress.mjs'),
    import('./rolefit.mjs'),
  ]);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress);
  const chromePath = await findBrowser({ onProgress: progress.say });
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-screenshots-'));
  const rolefit = await progress.step('Starting Rolefit', () => startRolefit({ dataDir }));
  try {
    const { env } = openDataDir(dataDir).running.read();
    const { scans } = await fillDemo({ url: rolefit.url, databaseUrl: env.DATABASE_URL, say: progress.say });
    const { taken, missing } = await takePictures({ chromePath, url: rolefit.url, scans, dir, only, say: progress.say });
    progress.say(`${taken} pictures in ${dir}`);
    for (const line of missing) progress.say(`missing: ${line}`);
    process.exitCode = missing.length === 0 ? 0 : 1;
  } finally {
    await rolefit.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
}
