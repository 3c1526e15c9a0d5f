import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const webDir = fileURLToPath(new URL('../../apps/web', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const routesDir = 'src/app/routes/';

/** Most JavaScript that a route may need before it shows, in bytes after gzip. */
const limits = { landing: 117_000, other: 160_000 };

/** What stands around signed-in screens, the login and the way back. */
const frames = 'src/app/frames.ts';
const publicRoutes = ['extension', 'landing', 'not-found', 'privacy', 'terms'];
/**
 * What a screen fetches by itself before all of it is there, so that it counts as the screen's; apart for each address that asks for other
 * parts. What comes by a click does not count, nor do live updates, which are fetched when the screen stands.
 */
const parts = {
  landing: ['src/app/routes/landing-example.tsx'],
  dashboard: ['src/features/insights/components/insights-section.tsx'],
  'job-match-detail': ['src/features/scans/components/match/match-reasons.tsx'],
  'job-scan': ['src/features/scans/components/form/scan-form.tsx'],
  'job-scan?many': ['src/features/scan-batch/components/many-at-once.tsx'],
};

const routeFile = (name) => `${routesDir}${name}.tsx`;

function entriesOf(screen) {
  const name = screen.replace(/\?.*/, '');
  const own = [routeFile(name), ...(parts[screen] ?? [])];
  return publicRoutes.includes(name) ? own : [frames, ...own];
}

/** Initial JavaScript of every route: what index.html and the route's files need by plain imports, after gzip, against its limit. */
export async function benchBundle() {
  const outDir = await mkdtemp(join(tmpdir(), 'rolefit-bundle-'));
  try {
    await promisify(execFile)(process.execPath, [vite, 'build', '--manifest', '--outDir', outDir, '--emptyOutDir'], { cwd: webDir });
    const manifest = JSON.parse(await readFile(join(outDir, '.vite', 'manifest.json'), 'utf8'));
    const sizes = new Map();
    const sizeOf = async (file) => {
      if (!sizes.has(file)) sizes.set(file, gzipSync(await readFile(join(outDir, file)), { level: 9 }).length);
      return sizes.get(file);
    };
    const rows = [];
    for (const name of screenNames(manifest)) {
      const entries = ['index.html', ...entriesOf(name)];
      const missing = entries.filter((key) => !manifest[key]);
      if (missing.length > 0) throw new Error(`${name} is said to need ${missing.join(', ')}, which no build has: see bundle.bench.mjs`);
      const files = scriptsOf(manifest, entries);
      const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
      rows.push(row(name, bytes, files.length));
    }
    return rows;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** All routes, and the addresses of routes that ask for parts of their own. */
function screenNames(manifest) {
  const partFiles = Object.values(parts).flat();
  const routes = Object.keys(manifest)
    .filter((key) => key.startsWith(routesDir) && manifest[key].isDynamicEntry && !partFiles.includes(key))
    .map((key) => basename(key, '.tsx'))
    .filter((name) => !frames.includes(name));
  return [...routes, ...Object.keys(parts).filter((name) => name.includes('?'))];
}

function scriptsOf(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue;
    seen.add(key);
    scriptsOf(manifest, manifest[key].imports ?? [], seen);
  }
  return [...new Set([...seen].map((key) => manifest[key].file))].filter((file) => file.endsWith('.js'));
}

function row(name, bytes, files) {
  const limit = limits[name] ?? limits.other;
  const ratio = bytes / limit;
  return {
    figure: `JavaScript of ${name}`,
    against: `${limit / 1000} kB gzip`,
    goal: '≤ 1.00×',
    ratio,
    spread: [ratio, ratio],
    isMet: bytes <= limit,
    note: `${(bytes / 1000).toFixed(1)} kB in ${files} files`,
  };
}
