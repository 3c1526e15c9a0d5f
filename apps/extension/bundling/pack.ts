import { createWriteStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { browsers } from '../manifest.ts';

const dist = join(import.meta.dirname, '..', 'dist');
/** A fixed date makes the zip reproducible to the byte, so that anyone can verify a published one. */
const mtime = new Date('2020-01-01T00:00:00Z');

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) =>
      entry.isFile()
        ? [relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')]
        : [],
    )
    .sort();
}

async function pack(folder: string, target: string): Promise<void> {
  const zip = new ZipFile();
  for (const file of await filesBelow(folder))
    zip.addBuffer(await readFile(join(folder, file)), file, { mtime, mode: 0o100644 });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(target));
}

const { version }: { version: string } = JSON.parse(
  await readFile(join(dist, 'chrome', 'manifest.json'), 'utf8'),
);
for (const browser of browsers) {
  const target = join(dist, `rolefit-${browser}-${version}.zip`);
  await pack(join(dist, browser), target);
  process.stdout.write(`${relative(process.cwd(), target)}\n`);
}
