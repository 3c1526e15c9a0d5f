import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where production code is. Tests and the bundling of the web client never see untrusted text. */
const roots = ['libs', 'apps'];
const excluded =
  /^(?:apps\/e2e|libs\/testing)\/|(?:^|\/)(?:node_modules|dist|testing|bundling)\/|\.(?:spec|int-spec|contract)\.tsx?$|\.d\.ts$/;

/** Production sources, as paths below the root. */
export function sourceFiles(root: string): string[] {
  return roots
    .flatMap((folder) => filesBelow(root, join(root, folder)))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const file = relative(root, path).replaceAll('\\', '/');
    if (excluded.test(entry.isDirectory() ? `${file}/` : file)) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [file];
  });
}
