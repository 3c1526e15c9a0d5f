import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mutated, type Mutant } from './mutant.ts';

/** The scope of the workspace's own packages, which npm links into its folders. */
const ownScope = '@rolefit';
/** Packages of the sandboxed PDF reader: Node's permission model does not follow links out of the folders that it may read. */
const copied = new Set(['pdf-parse', 'pdfjs-dist', '@napi-rs']);

/** A copy of the repository in a temporary folder, in which sources may be broken. */
export interface Scratch {
  /** All of it: the copy, and what tests leave behind. */
  readonly folder: string;
  /** The copy. */
  readonly dir: string;
  /** Where tests put their temporary files. */
  readonly tmp: string;
  /** Applies a mutant while `use` runs; null where its text is not there exactly once. */
  withMutant<Result>(mutant: Mutant, use: () => Promise<Result>): Promise<Result | null>;
}

/** An empty folder for a scratch copy. */
export function newScratchFolder(): string {
  return mkdtempSync(join(realpathSync(tmpdir()), 'rolefit-mutate-'));
}

/**
 * Copies tracked files and untracked ones that git does not ignore, so that uncommitted work is tested too. Packages are linked one by one, so that
 * those of the workspace can lead to the copy.
 */
export function makeScratch(root: string, folder: string): Scratch {
  const [dir, tmp] = [join(folder, 'repository'), join(folder, 'tmp')];
  mkdirSync(tmp);
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  for (const path of new Set(listed.split('\0')))
    if (path !== '' && existsSync(join(root, path))) copy(join(root, path), join(dir, path));
  linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
  return {
    folder,
    dir,
    tmp,
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
  for (const name of readdirSync(from)) {
    if (copied.has(name)) cpSync(join(from, name), join(to, name), { recursive: true });
    else if (name !== ownScope) symlinkSync(join(from, name), join(to, name));
  }
  // Relative links: here they lead to the copy.
  for (const name of readdirSync(join(from, ownScope)))
    symlinkSync(readlinkSync(join(from, ownScope, name)), join(to, ownScope, name));
}
