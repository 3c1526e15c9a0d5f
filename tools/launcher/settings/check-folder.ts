import { accessSync, constants, mkdirSync, readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from '../bootstrap/error-code.mjs';

/** What is wrong with the folder for uploaded files, in one sentence; null if nothing is. Creates it, as the first upload would. */
export function checkFolder(path: string): string | null {
  try {
    makeFolder(path);
    readdirSync(path);
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `OBJECTS_DIR: ${path} cannot be used as a folder: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** One folder at a time: below /proc, where nobody may create any, the recursive option of Node.js never returns. */
function makeFolder(path: string): void {
  const make = (): void => void mkdirSync(path, { mode: 0o700 });
  try {
    make();
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    const parent = dirname(path);
    if (!hasCode(error, 'ENOENT') || parent === path) throw error;
    makeFolder(parent);
    make();
  }
}
