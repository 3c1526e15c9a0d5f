/** `npm run docs`: gets and builds what the pages are made from, then writes them. */
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
  await ensureBuilt(progress, ['servers']);
  process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/docs/main.ts', ...process.argv.slice(2)]);
});
