import { accessSync, constants, mkdirSync } from 'node:fs';

/** What is wrong with the folder for uploaded files, in one sentence; null if nothing is. Creates it, as the first upload would. */
export function checkFolder(path: string): string | null {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    return `OBJECTS_DIR: ${path} cannot be used as a folder: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
