import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

export type TestUser = 'ada' | 'bruno' | 'chiara';

const journeysDir = join(__dirname, '..');

/** The users of the shared Rolefit that belong to the running test file: the launcher's `testUsers`, numbered by the files' order. */
export function usersOfThisFile(): Readonly<Record<TestUser, string>> {
  const files = readdirSync(journeysDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(e2e|nightly)-spec\.ts$/.test(file))
    .sort();
  const index = files.indexOf(relative(journeysDir, expect.getState().testPath ?? ''));
  if (index === -1) throw new Error('Only a journey has users of its own.');
  const number = String(index + 1).padStart(2, '0');
  return { ada: `ada-${number}`, bruno: `bruno-${number}`, chiara: `chiara-${number}` };
}
