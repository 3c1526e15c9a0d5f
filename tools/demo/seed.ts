/** `npm run seed`: fills the demo accounts of the Rolefit that runs with this data folder, or of one that it starts for that. */
import { Problem } from '../launcher/bootstrap/problem.mjs';
import { isRunning } from '../launcher/bootstrap/process-identity.mjs';
import { createProgress } from '../launcher/processes/progress.ts';
import { openDataDir } from '../launcher/product/data-dir.ts';
import { parseOptions } from '../launcher/product/options.ts';
import { startRolefit } from '../launcher/test/rolefit.ts';
import { fillDemo } from './fill.ts';
import { runProgram } from './run-program.ts';

await runProgram(async () => {
  const progress = createProgress();
  const { dataDir } = parseOptions(process.argv.slice(2));
  const { running } = openDataDir(dataDir);
  const before = running.read();
  const started =
    before && isRunning(before)
      ? null
      : await progress.step('Starting Rolefit', () => startRolefit({ dataDir }));
  try {
    const { url, env } = running.read() ?? {};
    if (url === undefined)
      throw new Problem('This Rolefit is not ready yet. Try again in a moment.');
    await fillDemo({ url, databaseUrl: env?.DATABASE_URL, say: progress.say });
  } finally {
    await started?.stop();
  }
  progress.say(
    'Done: sign in as ada-demo (with resume and scans), bruno-demo (a resume, no scans) or chiara-demo (new).',
  );
});
