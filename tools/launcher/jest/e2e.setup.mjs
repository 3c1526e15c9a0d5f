import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { createProgress } from '../progress.mjs';
import { startRolefit } from '../rolefit.mjs';

/** One set of users for each test file; there are fewer files than this. */
const userSets = 60;

/**
 * Prepares the journeys: a finished build, the browser (TEST_CHROME_PATH) and the Rolefit that all journeys share which neither stop a part of it
 * nor need options of their own (TEST_ROLEFIT_URL).
 */
export default async function setup() {
  const progress = createProgress(process.stderr);
  process.env.TEST_CHROME_PATH ??= await findBrowser({ onProgress: progress.say });
  await ensureBuilt(progress, ['servers', 'web', 'extension']);
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-e2e-shared-'));
  // All sign-ins of all files come from one address.
  const env = { ROLEFIT_TEST_USER_SETS: String(userSets), LIMIT_SIGN_INS_PER_MINUTE: '1000' };
  globalThis.sharedRolefit = { dataDir, launcher: await startRolefit({ dataDir, env }) };
  process.env.TEST_ROLEFIT_URL = globalThis.sharedRolefit.launcher.url;
}
