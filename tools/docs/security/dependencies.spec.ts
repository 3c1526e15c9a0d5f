import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const root = join(__dirname, '../../..');
const locks = [
  'package-lock.json',
  'tools/browser/package-lock.json',
  'tools/former-postgres/package-lock.json',
  'tools/lighthouse/package-lock.json',
  'tools/runtime/package-lock.json',
];
const packagesOf = (lock: string): [string, Locked][] =>
  Object.entries(JSON.parse(readFileSync(join(root, lock), 'utf8')).packages);

describe.each(locks)('%s', (lock) => {
  it('names each package at one version, with the sum of its content, from the one registry', () => {
    const fetched = packagesOf(lock).filter(
      ([path, { link }]) => path.includes('node_modules/') && link !== true,
    );
    expect(fetched.length).toBeGreaterThan(0);
    const flaws = fetched.filter(
      ([, { version, integrity, resolved }]) =>
        !/^\d+\.\d+\.\d+/.test(version ?? '') ||
        !/^sha512-/.test(integrity ?? '') ||
        resolved !== undefined,
    );
    expect(flaws.map(([path]) => path)).toEqual([]);
  });
});
