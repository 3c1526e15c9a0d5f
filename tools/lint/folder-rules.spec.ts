import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { folderDirections } from './folder-rules.mjs';
import { linted } from './linted.ts';
import type { Finding } from './lint-texts.ts';
import { filesBelow, importPath, isCodeFile } from './sources.ts';

const root = join(__dirname, '..', '..');
/** Folders without production code. */
const testsAlone = new Set(['security-tests', 'testing']);

interface Folder {
  readonly parent: string;
  readonly name: string;
  readonly file: string;
}

/** The folders with code, each with one of its files; `.` means the files beside them, where the table lists these. */
function foldersWithCode(parent: string): Folder[] {
  const isBeside = (path: string): boolean => !path.slice(parent.length + 1).includes('/');
  const beside =
    folderDirections[parent]?.['.'] === undefined
      ? undefined
      : filesBelow(parent).find((path) => isBeside(path) && isCodeFile(path));
  const names = readdirSync(join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const inFolders = names.map((name) => ({
    parent,
    name,
    file: filesBelow(`${parent}/${name}`).find(isCodeFile),
  }));
  return [{ parent, name: '.', file: beside }, ...inFolders].flatMap(({ file, ...folder }) =>
    file === undefined ? [] : [{ ...folder, file }],
  );
}

/** One text for each folder, which imports all others, one in a line. */
const importers = Object.keys(folderDirections).flatMap((parent) => {
  const folders = foldersWithCode(parent);
  return folders
    .filter(({ name }) => !testsAlone.has(name))
    .map((from) => ({ from, others: folders.filter(({ name }) => name !== from.name) }));
});

describe('the direction between folders', () => {
  let findings: Finding[][] = [];

  beforeAll(async () => {
    findings = await linted(
      importers.map(({ from, others }) => ({
        path: from.file,
        text: others.map(({ file }) => `import '${importPath(from.file, file)}';\n`).join(''),
      })),
    );
  });

  it.each(
    importers.map(
      ({ from, others }, index) =>
        [from.parent, from.name, others.map(({ name }) => name), index] as const,
    ),
  )('%s: %s imports what its table allows, and nothing else', (parent, name, others, index) => {
    const refused = new Set(
      findings[index]
        ?.filter(({ rule }) => rule === 'import-x/no-restricted-paths')
        .map(({ line }) => others[line - 1]),
    );
    const allowed: readonly string[] = folderDirections[parent]?.[name] ?? [];
    expect([...refused].sort()).toEqual(others.filter((other) => !allowed.includes(other)).sort());
  });

  it.each(Object.entries(folderDirections))(
    '%s: has no circle, and names no folder that is gone',
    (parent, table) => {
      const reached = (name: string, seen: ReadonlySet<string>): ReadonlySet<string> =>
        (table[name] ?? []).reduce(
          (all, next) => (all.has(next) ? all : reached(next, new Set([...all, next]))),
          seen,
        );
      const named = [...Object.keys(table), ...Object.values(table).flat()];
      expect(Object.keys(table).filter((name) => reached(name, new Set()).has(name))).toEqual([]);
      expect(named.filter((name) => !existsSync(join(root, parent, name)))).toEqual([]);
    },
  );

  it.each(Object.entries(folderDirections).filter(([, table]) => Object.keys(table).length > 0))(
    '%s: lists every folder that has code',
    (parent, table) => {
      expect(
        foldersWithCode(parent)
          .map(({ name }) => name)
          .filter((name) => !Object.hasOwn(table, name) && !testsAlone.has(name)),
      ).toEqual([]);
    },
  );
});
