/**
 * `npm run fuzz:readers -- --texts 200000 --seed 1`: texts made of the readers' own words, each read within a budget. Without a seed nobody has
 * read them yet; the seed of a finding repeats it.
 */
import { printProblem } from './problem.mjs';
import { withRuntime } from './runtime.mjs';

try {
  await withRuntime(async () => {
    const [{ ensureInstalled }, { createProgress }, { stream }] = await Promise.all([import('./install.mjs'), import('./progress.mjs'), import('./stream.mjs')]);
    await ensureInstalled(createProgress());
    process.exitCode = await stream(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/readers/fuzz.main.ts', ...process.argv.slice(2)]);
  });
} catch (error) {
  process.exitCode = printProblem(error);
}
