/** What `docker build .` would send: the files of a folder that .dockerignore lets through. */
import ignore from '@balena/dockerignore';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Never looked into: what is in them is refused, and there is much. A test holds that against .dockerignore. */
export const unseen = ['node_modules', '.git', '.local', '.nx', 'dist'];

/** @returns paths of files, relative to the folder */
export function contextOf(folder) {
  const refused = ignore().add(readFileSync(join(folder, '.dockerignore'), 'utf8'));
  return filesOf(folder).filter((path) => !refused.ignores(path));
}

function filesOf(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return unseen.includes(entry.name) ? [] : filesOf(folder, path);
    return entry.isFile() ? [path] : [];
  });
}
