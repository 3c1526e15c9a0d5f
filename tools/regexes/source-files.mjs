import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

// Libraries and apps as they run. Tests, and what builds the web client from our own files, never meet a stranger's text.
const roots = ['libs', 'apps'];
const left = /^(?:apps\/e2e|libs\/testing)\/|(?:^|\/)(?:node_modules|dist|testing|bundling)\/|\.(?:spec|int-spec|contract)\.tsx?$|\.d\.ts$/;

/** Sources of the product, as paths below the root. */
export function sourceFiles(root) {
  return roots.flatMap((folder) => filesBelow(root, join(root, folder))).filter((file) => /\.tsx?$/.test(file)).sort();
}

function filesBelow(root, folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const file = relative(root, path).replaceAll('\\', '/');
    if (left.test(entry.isDirectory() ? `${file}/` : file)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [file];
  });
}
