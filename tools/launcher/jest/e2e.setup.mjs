import { findBrowser } from '../browser.mjs';

/** The browser for the journeys, as TEST_CHROME_PATH; each journey starts its own Rolefit (see rolefit.mjs). */
export default async function setup() {
  process.env.TEST_CHROME_PATH ??= await findBrowser({ onProgress: (line) => process.stderr.write(`${line}\n`) });
}
