import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { Manifest } from 'vite';
import { nodeModulesDir, rootDir } from '../../launcher/paths.mjs';
import { type Row, rowOf } from '../rows/row.ts';
import { sumOf } from '../rows/statistics.ts';
import { gzipBytes } from './gzip-bytes.ts';

const webDir = join(rootDir, 'apps', 'web');
const vite = join(nodeModulesDir, 'vite', 'bin', 'vite.js');
const routesDir = 'src/app/routes/';

/** The most JavaScript that a route may need before it shows, in bytes after gzip. */
const limitOf = (screen: string): number => (screen === 'landing' ? 117_000 : 160_000);

/** The frame around signed-in screens, the login and the way back. */
const frames = 'src/app/frames.ts';
const publicRoutes = ['extension', 'landing', 'not-found', 'privacy', 'terms'];
/**
 * Files that a screen fetches by itself before it is complete, so that they count as the screen's; an address that asks for other parts has its own entry.
 * Files that are fetched after a click do not count, nor do live updates.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  landing: ['src/app/routes/landing-example.tsx'],
  dashboard: ['src/features/insights/components/insights-section.tsx'],
  'job-match-detail': ['src/features/scans/components/match/match-reasons.tsx'],
  'job-scan': ['src/features/scans/components/form/scan-form.tsx'],
  'job-scan?many': ['src/features/scan-batch/components/many-at-once.tsx'],
};

/** Measures the initial JavaScript of every route in bytes after gzip, all that index.html and the files of the route import statically, against its limit. */
export async function benchBundle(): Promise<Row[]> {
  const outDir = await mkdtemp(join(tmpdir(), 'rolefit-bundle-'));
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', '--manifest', '--outDir', outDir, '--emptyOutDir'], { cwd: webDir });
    const manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
    const rows: Row[] = [];
    for (const screen of screensOf(manifest)) rows.push(toRow(screen, await Promise.all(scriptsOf(manifest, screen).map((file) => gzipBytes(join(outDir, file))))));
    return rows;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** All routes, and the addresses of routes that ask for parts of their own. */
function screensOf(manifest: Manifest): string[] {
  const partFiles = Object.values(parts).flat();
  const routes = Object.entries(manifest)
    .filter(([key, { isDynamicEntry }]) => key.startsWith(routesDir) && isDynamicEntry && !partFiles.includes(key))
    .map(([key]) => basename(key, '.tsx'))
    .filter((name) => !frames.includes(name));
  return [...routes, ...Object.keys(parts).filter((name) => name.includes('?'))];
}

/** The scripts that a screen loads at first. */
function scriptsOf(manifest: Manifest, screen: string): string[] {
  const entries = entriesOf(screen);
  const missing = entries.filter((key) => !manifest[key]);
  if (missing.length > 0) throw new Error(`${screen} is said to need ${missing.join(', ')}, which no build has: see bundle.bench.ts`);
  const files = [...importsOf(manifest, entries)].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)].filter((file) => file.endsWith('.js'));
}

function entriesOf(screen: string): string[] {
  const name = screen.replace(/\?.*/, '');
  return ['index.html', ...(publicRoutes.includes(name) ? [] : [frames]), `${routesDir}${name}.tsx`, ...(parts[screen] ?? [])];
}

/** The keys and everything that they import statically. */
function importsOf(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    importsOf(manifest, manifest[key].imports ?? [], seen);
  }
  return seen;
}

function toRow(screen: string, sizes: readonly number[]): Row {
  const [bytes, limit] = [sumOf(sizes), limitOf(screen)];
  return rowOf({ figure: `JavaScript of ${screen}`, against: `${limit / 1000} kB gzip`, goal: '≤ 1.00×', ratios: [bytes / limit], most: 1, note: `${(bytes / 1000).toFixed(1)} kB in ${sizes.length} files` });
}
