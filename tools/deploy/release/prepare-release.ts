import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isVersion, withRelease } from './changelog.ts';
import { setVersions } from './versions.ts';

/**
 * Makes the files say that this is a release, for the commit that is tagged.
 * @throws Error that says what is missing; then no file has changed
 */
export function prepareRelease(root: string, version: string, today: Date): void {
  if (!isVersion(version)) throw new Error(`"${version}" is not a version such as 1.2.3.`);
  const file = join(root, 'CHANGELOG.md');
  const changelog = withRelease(
    readFileSync(file, 'utf8'),
    version,
    today.toISOString().slice(0, 10),
  );
  setVersions(root, version);
  writeFileSync(file, changelog);
}
