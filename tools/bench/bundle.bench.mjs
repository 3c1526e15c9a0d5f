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

/** What stands around screens is no screen. */
const frames = ['signed-in', 'shell'];
const providers = 'src/app/providers.tsx';
const publicRoutes = ['landing', 'not-found', 'privacy', 'terms'];
const withProviders = ['login', 'restore'];
const withoutShell = ['onboarding'];
/** Fetched by a screen itself as soon as it is there, so that it counts as the screen's. */
const parts = { landing: ['landing-example'] };

const routeFile = (name) => `${routesDir}${name}.tsx`;

function entriesOf(name) {
  const own = [name, ...(parts[name] ?? [])].map(routeFile);
  if (publicRoutes.includes(name)) return own;
  if (withProviders.includes(name)) return [providers, ...own];
  return [providers, routeFile('signed-in'), ...(withoutShell.includes(name) ? [] : [routeFile('shell')]), ...own];
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
    for (const name of routeNames(manifest)) {
      const files = scriptsOf(manifest, ['index.html', ...entriesOf(name)]);
      const bytes = (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0);
      rows.push(row(name, bytes, files.length));
    }
    return rows;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

function routeNames(manifest) {
  const partNames = Object.values(parts).flat();
  return Object.keys(manifest)
    .filter((key) => key.startsWith(routesDir) && manifest[key].isDynamicEntry)
    .map((key) => basename(key, '.tsx'))
    .filter((name) => !frames.includes(name) && !partNames.includes(name));
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
