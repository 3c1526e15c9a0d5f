// @ts-check
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the checkout, whatever the working directory is. */
export const rootDir = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Files that a checkout keeps between runs: downloads, build marks and, by default, the data. Ignored by git. */
export const localDir = join(rootDir, '.local');
export const cacheDir = join(localDir, 'cache');

export const nodeModulesDir = join(rootDir, 'node_modules');
