import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../../processes/progress.ts';
import { ensureBuilt } from '../../product/build.ts';
import { findBrowser, findHeadlessShell } from '../../servers/browser.ts';
import { startRolefit } from '../rolefit.ts';
import { runGlobals } from './run-globals.ts';
import { sourceUrl } from './source-url.ts';

/** One set of users for each test file; there are fewer files than this. */
const userSets = 60;

/**
 * Prepares the end-to-end tests: a build, the browser (TEST_CHROME_PATH; TEST_HEADLESS_PATH where no extension is needed) and the Rolefit (TEST_ROLEFIT_URL) that all tests share that neither stop
 * a part of it nor need their own options.
 */
export default async function setup(): Promise<void> {
  const progress = createProgress(process.stderr);
  process.env.TEST_CHROME_PATH ??= await findBrowser({ onProgress: progress.say });
  process.env.TEST_HEADLESS_PATH ??=
    (await findHeadlessShell({ onProgress: progress.say })) ?? process.env.TEST_CHROME_PATH;
  await ensureBuilt(progress, ['servers', 'web', 'extension']);
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-e2e-shared-'));
  const env = {
    ROLEFIT_TEST_USER_SETS: String(userSets),
    // All sign-ins come from one address.
    LIMIT_SIGN_INS_PER_MINUTE: '1000',
    LIMIT_SIGN_IN_MAILS_PER_HOUR: '1000',
    SOURCE_URL: sourceUrl,
  };
  const launcher = await startRolefit({ dataDir, env });
  runGlobals.sharedRolefit = { dataDir, launcher };
  process.env.TEST_ROLEFIT_URL = launcher.url;
}
