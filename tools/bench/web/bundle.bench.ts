import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import { type ScreenFiles, screenFiles } from '../../../apps/web/bundling/screen-files.ts';
import { scriptLimit } from '../../../apps/web/bundling/script-limit.ts';
import { nodeModulesDir, rootDir } from '../../launcher/bootstrap/paths.mjs';
import { type Row, rowOf } from '../rows/row.ts';
import { sumOf } from '../rows/statistics.ts';
import { gzipBytes } from './gzip-bytes.ts';

const webDir = join(rootDir, 'apps', 'web');
const vite = join(nodeModulesDir, 'vite', 'bin', 'vite.js');

/** Measures the initial JavaScript of every route in bytes after gzip, all that index.html and the files of the route import statically, against its limit. */
export async function benchBundle(): Promise<Row[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'rolefit-bundle-'));
  try {
    await promisify(execFile)(
      process.execPath,
      [vite, 'build', '--manifest', '--outDir', outDir, '--emptyOutDir'],
      { cwd: webDir },
    );
    const manifest = JSON.parse(
      await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'),
    ) as Manifest;
    const rows: Row[] = [];
    for (const files of screenFiles)
      rows.push(
        toRow(
          files.name,
          await Promise.all(
            scriptsOf(manifest, files).map((file) => gzipBytes(join(outDir, file))),
          ),
        ),
      );
    return rows;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The scripts that an address loads before its screen is complete. Chunks fetched after a click and live updates do not count. */
function scriptsOf(manifest: Manifest, { name, first, late }: ScreenFiles): string[] {
  const entries = ['index.html', ...[...first, ...late].map((file) => keyOf(manifest, file))];
  const missing = entries.filter((key) => !manifest[key]);
  if (missing.length > 0)
    throw new Error(
      `${name} needs ${missing.join(', ')} according to the route manifest, which the build does not have.`,
    );
  const files = [...importsOf(manifest, entries)].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

/** Vite names an entry by its source file, with its ending. */
function keyOf(manifest: Manifest, file: string): string {
  return [`src/${file}.tsx`, `src/${file}.ts`].find((key) => manifest[key]) ?? `src/${file}`;
}

/** The keys and everything that they import statically. */
function importsOf(
  manifest: Manifest,
  keys: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    importsOf(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

function toRow(screen: string, sizes: readonly number[]): Row {
  const [bytes, limit] = [sumOf(sizes), scriptLimit(screen)];
  return rowOf({
    figure: `JavaScript of ${screen}`,
    against: `${limit / 1000} kB gzip`,
    goal: '≤ 1.00×',
    ratios: [bytes / limit],
    most: 1,
    note: `${(bytes / 1000).toFixed(1)} kB in ${sizes.length} files`,
  });
}
