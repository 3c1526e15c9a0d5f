/** `npm run extension`: builds the browser extension for Chrome and Firefox, and packs each into a zip. */
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const [{ ensureBuilt }, { ensureInstalled }, { createProgress }, { stream }] = await Promise.all([
    import('./build.mjs'),
    import('./install.mjs'),
    import('./progress.mjs'),
    import('./stream.mjs'),
  ]);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress, ['extension']);
  process.exitCode = await stream(process.execPath, ['apps/extension/bundling/pack.ts']);
});
