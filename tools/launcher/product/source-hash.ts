import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from '../bootstrap/paths.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'build', 'coverage']);
const isTest = (name: string): boolean => /\.(spec|int-spec|e2e-spec)\.tsx?$/.test(name);

/** A hash of these files and folders of the checkout, without tests. */
export function hashSources(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, join(rootDir, path));
  return hash.digest('hex');
}

function addPath(hash: Hash, path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(path).sort())
      if (!skippedFolders.has(name) && !isTest(name)) addPath(hash, join(path, name));
  } else if (stats) {
    hash
      .update(`${relative(rootDir, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
}
