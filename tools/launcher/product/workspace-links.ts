import { lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface LockedLink {
  readonly link?: boolean;
  readonly resolved?: string;
}

type Packages = Readonly<Record<string, LockedLink>>;

/** The projects of the workspace that package-lock.json links into node_modules and that are not linked yet. */
export function missingLinks(root: string, packages: Packages): [path: string, project: string][] {
  return Object.entries(packages).flatMap(([path, { link, resolved }]) =>
    link === true &&
    resolved !== undefined &&
    lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined
      ? [[path, resolved] as [string, string]]
      : [],
  );
}

/** Links them, as npm would: a new library is no reason to install all packages again. */
export function linkProjects(root: string, packages: Packages): void {
  for (const [path, project] of missingLinks(root, packages)) {
    const folder = dirname(join(root, path));
    mkdirSync(folder, { recursive: true });
    symlinkSync(relative(folder, join(root, project)), join(root, path), 'junction');
  }
}
