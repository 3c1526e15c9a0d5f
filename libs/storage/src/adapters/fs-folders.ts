import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './fs-errors.js';

/** Restricts resumes to the system user that runs Rolefit. */
export const folderMode = 0o700;
/** How often to recreate a folder that a concurrent deletion removed. */
const moveTries = 5;

export async function entriesOf(folder: string): Promise<Dirent[]> {
  return readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** A concurrent deletion may remove the empty folder between mkdir and rename, so both are retried. */
export async function moveInto(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await mkdir(dirname(to), { recursive: true, mode: folderMode });
    try {
      return await rename(from, to);
    } catch (error) {
      if (!isMissing(error) || tries === moveTries) throw error;
    }
  }
}

/** Removes empty folders, innermost first: their names reveal user ids. */
export async function removeEmpty(root: string, path: string): Promise<void> {
  for (let folder = path; folder !== '.'; folder = dirname(folder)) {
    // Stop at the first folder that is not empty or was already removed.
    if (
      !(await rmdir(join(root, folder)).then(
        () => true,
        () => false,
      ))
    )
      return;
  }
}

/** A rename is durable only after its folder was synced. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
