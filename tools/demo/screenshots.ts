/** `npm run screenshots [-- --to FOLDER] [NAMES]`: a picture of every screen of a temporary Rolefit with the demo accounts. */
import { createProgress } from '../launcher/processes/progress.ts';
import { fillDemo } from './fill.ts';
import { runProgram } from './run-program.ts';
import { parseScreenshotOptions, usage } from './screenshot-options.ts';
import { takePictures } from './take-pictures.ts';
import { chromePath, withTemporaryRolefit } from './temporary-rolefit.ts';

await runProgram(async () => {
  const { dir, only, help } = parseScreenshotOptions(process.argv.slice(2));
  if (help) return console.log(usage);
  const progress = createProgress();
  const { say } = progress;
  await withTemporaryRolefit('screenshots', progress, async ({ url, databaseUrl }) => {
    const { scans } = await fillDemo({ url, databaseUrl, say });
    const { taken, missing } = await takePictures({
      chromePath: chromePath(),
      url,
      scans,
      dir,
      only,
      say,
    });
    say(`${taken} pictures in ${dir}`);
    for (const line of missing) say(`missing: ${line}`);
    process.exitCode = missing.length === 0 ? 0 : 1;
  });
});
