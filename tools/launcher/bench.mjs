/** `npm run bench`: gets and builds what measuring needs, then measures. */
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
  await ensureBuilt(progress);
  process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/bench/main.ts', ...process.argv.slice(2)]);
});
