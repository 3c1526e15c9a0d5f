import { findBrowser } from '../browser.mjs';
import { ensureBuilt } from '../build.mjs';
import { createProgress } from '../progress.mjs';

/**
 * The browser for the journeys, as TEST_CHROME_PATH, and a finished build, so that no journey waits for it. Each journey
 * starts its own Rolefit (see rolefit.mjs).
 */
export default async function setup() {
  const progress = createProgress(process.stderr);
  process.env.TEST_CHROME_PATH ??= await findBrowser({ onProgress: progress.say });
  await ensureBuilt(progress, ['servers', 'web', 'extension']);
}
