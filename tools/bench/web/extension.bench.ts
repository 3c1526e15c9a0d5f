import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '../../launcher/bootstrap/paths.mjs';
import { type Row, rowOf } from '../rows/row.ts';
import { sumOf } from '../rows/statistics.ts';
import { gzipBytes } from './gzip-bytes.ts';

const extensionDir = join(rootDir, 'apps/extension');
const builtDir = join(extensionDir, 'dist/chrome');

/**
 * In bytes. The function is sent as text into a page at each click and parsed on the page's main thread, so it may weigh about as much as one icon. The popup
 * opens on a click, so it may load no more than a screen of the web client does, after gzip in both. The page reader and the judge load later and do not count.
 */
const limits = { injected: 16_000, popup: 160_000 };

/** Measures the bytes of the function that the extension puts into a page, and of its popup's first load, against fixed limits. */
export async function benchExtension(): Promise<Row[]> {
  await promisify(execFile)(process.execPath, [join(extensionDir, 'bundling/build.ts')], {
    cwd: extensionDir,
  });
  return [
    toRow('Function put into a page', await injectedBytes(), limits.injected, 'kB', 'minified'),
    toRow(
      "First load of the extension's popup",
      await firstLoadBytes('popup.html'),
      limits.popup,
      'kB gzip',
      'scripts and styles',
    ),
  ];
}

/** The function alone, minified as in the build. */
async function injectedBytes(): Promise<number> {
  // Loaded late: Vite takes a second, and Jest cannot require it.
  const { build } = await import('vite');
  const input = join(rootDir, 'libs/page-reader/src/capture/capture-page.ts');
  const built = await build({
    configFile: false,
    root: extensionDir,
    logLevel: 'silent',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'es' } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('the function was not built');
  return Buffer.byteLength(output.output[0].code);
}

/** All scripts and styles that a page names: they load before anything shows. */
async function firstLoadBytes(page: string): Promise<number> {
  const html = await readFile(join(builtDir, page), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  if (files.length === 0) throw new Error(`${page} names no script: see extension.bench.ts`);
  return sumOf(await Promise.all(files.map((file) => gzipBytes(join(builtDir, file)))));
}

function toRow(figure: string, bytes: number, limit: number, unit: string, what: string): Row {
  return rowOf({
    figure,
    against: `${limit / 1000} ${unit}`,
    goal: '≤ 1.00×',
    ratios: [bytes / limit],
    most: 1,
    note: `${(bytes / 1000).toFixed(1)} kB, ${what}`,
  });
}
