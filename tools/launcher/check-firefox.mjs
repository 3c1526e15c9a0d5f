/**
 * `npm run check:firefox`: the Firefox build of the extension in a real Firefox, over WebDriver BiDi: options, popup, handshake, a scan, live news, open tabs. No part of
 * `npm test`, since it needs a Firefox of version 140 or newer on this machine; FIREFOX_PATH names it, else it is looked for.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const [{ ensureBuilt }, { ensureInstalled }, { createProgress }, { startRolefit }, { checkExtension }] = await Promise.all([
    import('./build.mjs'),
    import('./install.mjs'),
    import('./progress.mjs'),
    import('./rolefit.mjs'),
    import('./firefox/check-extension.mjs'),
  ]);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['servers', 'web', 'extension']);
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-firefox-'));
  const rolefit = await progress.step('Starting Rolefit', () => startRolefit({ dataDir }));
  try {
    await checkExtension({ url: rolefit.url, say: progress.say });
  } finally {
    await rolefit.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }
});
