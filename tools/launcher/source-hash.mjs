import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rootDir } from './paths.mjs';

const skipped = new Set(['node_modules', 'dist', 'build', 'coverage']);
const isTest = (name) => /\.(spec|int-spec|e2e-spec)\.tsx?$/.test(name);

/** A fingerprint of what a build reads: these files and folders of the checkout, tests left out. */
export function hashSources(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addPath(hash, join(rootDir, path));
  return hash.digest('hex');
}

function addPath(hash, path) {
  if (!existsSync(path)) return;
  const entries = listFolder(path);
  if (entries === null) {
    hash.update(`${relative(rootDir, path)}\0`).update(readFileSync(path)).update('\0');
    return;
  }
  for (const { name } of entries) if (!skipped.has(name) && !isTest(name)) addPath(hash, join(path, name));
}

function listFolder(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
