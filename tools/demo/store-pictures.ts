/** `npm run store-pictures [-- --to FOLDER]`: pictures of the extension for browser stores, 1280 by 800, with the real popup over a demo page. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { localDir } from '../launcher/bootstrap/paths.mjs';
import { createProgress } from '../launcher/processes/progress.ts';
import { fillDemo } from './fill.ts';
import { runProgram } from './run-program.ts';
import { takeStorePictures } from './store/take-store-pictures.ts';
import { chromePath, withTemporaryRolefit } from './temporary-rolefit.ts';

await runProgram(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: join(localDir, 'store-pictures') } },
  });
  const progress = createProgress();
  await withTemporaryRolefit('store-pictures', progress, async ({ url, databaseUrl }) => {
    await fillDemo({ url, databaseUrl, say: progress.say });
    for (const file of await takeStorePictures({
      chromePath: chromePath(),
      url,
      dir: resolve(values.to),
    }))
      progress.say(file);
  });
});
