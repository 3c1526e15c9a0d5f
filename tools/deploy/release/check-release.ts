import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChangelog } from './changelog.ts';
import { versionsOf } from './versions.ts';

/**
 * Whether the files say that this is the release of a tag such as v1.2.3.
 * @returns the entries of the release, as Markdown
 * @throws Error that says which file says something else
 */
export function checkRelease(root: string, tag: string): string {
  const other = versionsOf(root).find(({ version }) => tag !== `v${version}`);
  if (other) throw new Error(`The tag is ${tag}, but ${other.path} says ${other.version}.`);
  const { unreleased, releases } = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  const [newest] = releases;
  if (newest === undefined || tag !== `v${newest.version}`)
    throw new Error(`The newest section of CHANGELOG.md must be ${tag.slice(1)}.`);
  if (unreleased !== '')
    throw new Error(`CHANGELOG.md has unreleased entries above ${newest.version}.`);
  return newest.text;
}
