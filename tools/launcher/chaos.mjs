/** `npm run chaos`: gets and builds what it needs, then breaks a whole Rolefit in every way and looks at what is left. */
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
  process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/chaos/main.ts', ...process.argv.slice(2)]);
});
