import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The launcher's folder and the root of the checkout, whatever the working directory is. */
export const launcherDir = dirname(fileURLToPath(import.meta.url));
export const rootDir = dirname(dirname(launcherDir));

/** What a checkout keeps for itself between runs: downloads, build marks, and by default the data. Ignored by git. */
export const localDir = join(rootDir, '.local');
export const cacheDir = join(localDir, 'cache');

export const nodeModulesDir = join(rootDir, 'node_modules');
