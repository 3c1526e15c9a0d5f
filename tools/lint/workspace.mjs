import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** The folders directly below a path of the repository; rules read them from the disk, so that they cover new ones. */
export function foldersIn(path) {
  return entriesIn(path)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name);
}

/** The files directly below a path of the repository. */
export function filesIn(path) {
  return entriesIn(path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
}

/** Paths of the workspace projects whose package.json has this tag. */
export function projectsTagged(tag) {
  return projects()
    .filter(({ nx }) => nx?.tags?.includes(tag))
    .map(({ path }) => path);
}

/** Names of the packages that are programs and no libraries. */
export function applications() {
  return projects()
    .filter(({ nx }) => nx?.projectType === 'application')
    .map(({ name }) => name);
}

/** Folders of `tools` that Nx does not know, because they are no packages. */
export function looseTools() {
  return foldersIn('tools').filter(
    (name) => !existsSync(join(root, 'tools', name, 'package.json')),
  );
}

function entriesIn(path) {
  return readdirSync(join(root, path), { withFileTypes: true });
}

function projects() {
  const paths = ['apps', 'libs', 'tools'].flatMap((parent) =>
    foldersIn(parent).map((name) => `${parent}/${name}`),
  );
  return paths
    .filter((path) => existsSync(join(root, path, 'package.json')))
    .map((path) => ({
      path,
      ...JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')),
    }));
}
