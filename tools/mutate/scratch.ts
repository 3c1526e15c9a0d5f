import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mutated, type Mutant } from './mutant.ts';

/** The scope of the workspace's own packages, which npm links into its folders. */
const ownScope = '@rolefit';

/** A copy of the repository in a temporary folder, in which sources may be broken. */
export interface Scratch {
  readonly dir: string;
  /** Applies a mutant while `use` runs; null where its text is not there exactly once. */
  withMutant<Result>(mutant: Mutant, use: () => Promise<Result>): Promise<Result | null>;
}

/**
 * Copies what git tracks and what it would (uncommitted work is tested too). Packages are linked one by one, so that those of the workspace
 * can lead to the copy.
 */
export function makeScratch(root: string): Scratch {
  const dir = mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-mutate-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  for (const path of new Set(listed.split('\0'))) if (path !== '' && existsSync(join(root, path))) copy(join(root, path), join(dir, path));
  linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    withMutant: async (mutant, use) => {
      const file = join(dir, mutant.file);
      const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const changed = mutated(source, mutant);
      if (changed === null) return null;
      writeFileSync(file, changed);
      try {
        return await use();
      } finally {
        writeFileSync(file, source);
      }
    },
  };
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, ownScope), { recursive: true });
  for (const name of readdirSync(from)) if (name !== ownScope) symlinkSync(join(from, name), join(to, name));
  // Relative links: here they lead to the copy.
  for (const name of readdirSync(join(from, ownScope))) symlinkSync(readlinkSync(join(from, ownScope, name)), join(to, ownScope, name));
}
