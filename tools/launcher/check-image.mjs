/** `npm run check:image`: makes the image of the Dockerfile without an engine, and starts what is in it. */
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const [{ ensureInstalled }, { createProgress }, { stream }] = await Promise.all([import('./install.mjs'), import('./progress.mjs'), import('./stream.mjs')]);
  await ensureInstalled(createProgress());
  process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/deploy/check-image.ts']);
});
