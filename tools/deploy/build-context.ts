/** The build context of `docker build .`: the files of a folder that .dockerignore lets through. */
import dockerignore, { type Ignore } from '@balena/dockerignore';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Large folders that are skipped unread. A test makes sure that .dockerignore excludes them too. */
export const skippedFolders: readonly string[] = ['node_modules', '.git', '.local', '.nx', 'dist'];

export function ignoreRules(folder: string): Ignore {
  return dockerignore.default().add(readFileSync(join(folder, '.dockerignore'), 'utf8'));
}

/** @returns paths of files, relative to the folder */
export function buildContext(folder: string): string[] {
  const rules = ignoreRules(folder);
  return filesOf(folder).filter((path) => !rules.ignores(path));
}

function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory())
      return skippedFolders.includes(entry.name) ? [] : filesOf(folder, path);
    return entry.isFile() ? [path] : [];
  });
}
