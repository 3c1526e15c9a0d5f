import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type BrowserName, browsers, manifestOf } from '../manifest.ts';
import { pages, script } from '../vite.config.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

async function versionOf(): Promise<string> {
  const { version }: { version: string } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return version;
}

async function writeManifest(browser: BrowserName): Promise<void> {
  await writeFile(
    join(dist, browser, 'manifest.json'),
    `${JSON.stringify(manifestOf(browser, await versionOf()), null, 2)}\n`,
  );
}

/** The builds for all browsers differ only in the manifest, so the files are built once and copied. */
async function buildAll(): Promise<void> {
  await build({ logLevel: 'warn', ...pages });
  await build({ logLevel: 'warn', ...script('background', 'src/background/main.ts') });
  await build({ logLevel: 'warn', ...script('handshake', 'src/content/handshake.ts') });
  await build({
    logLevel: 'warn',
    ...script('capture', 'src/content/capture.ts', 'exported.capture()'),
  });
  for (const browser of browsers.filter((name) => name !== 'chrome')) {
    await rm(join(dist, browser), { recursive: true, force: true });
    await mkdir(join(dist, browser), { recursive: true });
    await cp(join(dist, 'chrome'), join(dist, browser), { recursive: true });
  }
  for (const browser of browsers) await writeManifest(browser);
}

await buildAll();
