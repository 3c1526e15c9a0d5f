/**
 * `npm run check:firefox`: the Firefox build of the extension in a real Firefox, over WebDriver BiDi: options, popup, handshake, a scan, live
 * events, open tabs. Not part of `npm test`, since it needs an installed Firefox of version 140 or newer; FIREFOX_PATH names another one.
 */
import { createProgress } from '../launcher/processes/progress.ts';
import { checkExtension } from './firefox/check-extension.ts';
import { runProgram } from './run-program.ts';
import { withTemporaryRolefit } from './temporary-rolefit.ts';

await runProgram(async () => {
  const progress = createProgress();
  await withTemporaryRolefit('firefox', progress, ({ url }) =>
    checkExtension({ url, say: progress.say }),
  );
});
