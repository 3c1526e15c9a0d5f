/** `npm run mutate:security`: weakens the security checks one at a time in a copy of the repository, and sees that tests fail. */
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => {
  const [{ ensureInstalled }, { createProgress }, { stream }] = await Promise.all([import('./install.mjs'), import('./progress.mjs'), import('./stream.mjs')]);
  await ensureInstalled(createProgress());
  process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/mutate/main.ts', ...process.argv.slice(2)]);
});
