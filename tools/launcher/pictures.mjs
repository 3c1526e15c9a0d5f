/** `npm run pictures`: gets and builds what the pictures are taken of, then takes them. */
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const [{ findBrowser }, { ensureBuilt }, { ensureInstalled }, { createProgress }, { stream }] = await Promise.all([
    import('./browser.mjs'),
    import('./build.mjs'),
    import('./install.mjs'),
    import('./progress.mjs'),
    import('./stream.mjs'),
  ]);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress);
  process.env.TEST_CHROME_PATH = await findBrowser({ onProgress: (message) => progress.say(message) });
  process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/docs/pictures.ts', ...process.argv.slice(2)]);
});
