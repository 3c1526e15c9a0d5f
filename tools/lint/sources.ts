import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(__dirname, '..', '..');
const isTest = /\.(?:spec|int-spec|e2e-spec|contract|d)\.|\/src\/(?:.+\/)?testing\//;
const isCode = /\.(?:tsx?|mjs)$/;

/** The files below a folder, by name; nothing where there is no such folder. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

export function isCodeFile(path: string): boolean {
  return isCode.test(path) && !isTest.test(`/${path}`);
}

/** A production file of the folder, so that no rule is tried in a folder without files. */
export function codeFileIn(folder: string, extension = isCode): string {
  const file = filesBelow(folder).find((path) => extension.test(path) && isCodeFile(path));
  if (file === undefined) throw new Error(`${folder} has no code.`);
  return file;
}

/** The specifier by which one file imports another. */
export function importPath(from: string, to: string): string {
  const path = relative(join(from, '..'), to).replace(/\.tsx?$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
