import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The parsers that a child loads, besides pdf.js. */
const parsers = [
  'tesseract.js-core',
  ...['eng', 'deu', 'fra', 'spa', 'swe'].map((language) => `@tesseract.js-data/${language}`),
  '@xmldom/xmldom',
  'csv-parse',
  'mammoth',
  'marked',
  'zod',
];

/** Finds a package by its folder, since most packages do not export their package.json. */
function folderOf(name: string, from: NodeJS.Require): string | undefined {
  return from.resolve
    .paths(name)
    ?.map((modules) => join(modules, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
}

function dependenciesOf(folder: string): readonly string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies);
}

function collect(name: string, from: NodeJS.Require, found: Set<string>): void {
  const folder = folderOf(name, from);
  if (folder === undefined || found.has(folder)) return;
  found.add(folder);
  const own = createRequire(join(folder, 'package.json'));
  for (const dependency of dependenciesOf(folder)) collect(dependency, own, found);
}

/** pdf-parse is found by its entry, and pdf.js by pdf-parse. */
function pdfFolders(require: NodeJS.Require): readonly string[] {
  const parser = require.resolve('pdf-parse');
  const own = parser.slice(
    0,
    parser.lastIndexOf(join('node_modules', 'pdf-parse')) +
      join('node_modules', 'pdf-parse').length,
  );
  const pdfjs = createRequire(parser).resolve('pdfjs-dist/package.json');
  return [own, dirname(pdfjs), ...geometryFolder(pdfjs)];
}

/** Optional: pdf.js works without this package where no build for the system exists. */
function geometryFolder(pdfjs: string): readonly string[] {
  try {
    return [dirname(createRequire(pdfjs).resolve('@napi-rs/canvas/package.json'))];
  } catch {
    return [];
  }
}

let folders: readonly string[] | undefined;

/** Package folders from which the child loads code and fonts: the parsers and what they depend on. */
export function packageFolders(): readonly string[] {
  if (folders) return folders;
  const require = createRequire(import.meta.url);
  const found = new Set<string>();
  for (const name of parsers) collect(name, require, found);
  return (folders = [...pdfFolders(require), ...found]);
}
