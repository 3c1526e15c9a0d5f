import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const extensionDir = join(rootDir, 'apps/extension');
const builtDir = join(extensionDir, 'dist/chrome');

/**
 * In bytes. The function is sent as text into a page at each click, and parsed on the thread of that page, so it is held to about what one icon weighs. The
 * popup opens under the user's finger: it may need no more than a screen of the web client does, after gzip, so that the two figures compare. What
 * reads the page and what judges come behind it and are not counted.
 */
const limits = { injected: 16_000, popup: 160_000 };

/** What the extension weighs where a user would feel it. */
export async function benchExtension() {
  await promisify(execFile)(process.execPath, [join(extensionDir, 'bundling/build.ts')], { cwd: extensionDir });
  return [row('Function put into a page', await injectedBytes(), limits.injected, 'kB', 'minified'), row("First load of the extension's popup", await firstLoadBytes('popup.html'), limits.popup, 'kB gzip', 'scripts and styles')];
}

/** The function by itself, minified as the build does it. */
async function injectedBytes() {
  const { build } = await import('vite');
  const entry = join(rootDir, 'libs/page-reader/src/capture-page.ts');
  const built = await build({ configFile: false, root: extensionDir, logLevel: 'silent', publicDir: false, build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format: 'es' } } } });
  const [chunk] = [built].flat()[0].output;
  return Buffer.byteLength(chunk.code);
}

/** All scripts and styles that a page names: what runs before anything shows. */
async function firstLoadBytes(page) {
  const html = await readFile(join(builtDir, page), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  if (files.length === 0) throw new Error(`${page} names no script: see extension.bench.mjs`);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(builtDir, file)), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function row(figure, bytes, limit, unit, what) {
  const ratio = bytes / limit;
  return { figure, against: `${limit / 1000} ${unit}`, goal: '≤ 1.00×', ratio, spread: [ratio, ratio], isMet: bytes <= limit, note: `${(bytes / 1000).toFixed(1)} kB, ${what}` };
}
