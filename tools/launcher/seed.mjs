/** `npm run seed`: fills the demo accounts of the Rolefit that runs with this data folder, or of one that it starts for that. */
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const [{ ensureBuilt }, { openDataDir }, { fillDemo }, { ensureInstalled }, { parseOptions }, { isRunning }, { createProgress }, { startRolefit }] = await Promise.all([
    import('./build.mjs'),
    import('./data-dir.mjs'),
    import('./demo/fill.mjs'),
    import('./install.mjs'),
    import('./options.mjs'),
    import('./process-identity.mjs'),
    import('./progress.mjs'),
    import('./rolefit.mjs'),
  ]);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress);
  const { dataDir } = parseOptions(process.argv.slice(2));
  const { running } = openDataDir(dataDir);
  const here = running.read();
  const started = here && isRunning(here) ? null : await progress.step('Starting Rolefit', () => startRolefit({ dataDir }));
  const { url, env } = running.read();
  try {
    await fillDemo({ url, databaseUrl: env.DATABASE_URL, say: progress.say });
  } finally {
    await started?.stop();
  }
  progress.say('Done: sign in as ada-demo (much to see), bruno-demo (a resume, no scans) or chiara-demo (new).');
});
