import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Plugin } from 'vite';

/** Pictures and fonts are compressed as they are. */
const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const packed = {
    br: await toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gz: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  };
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length < content.length) await writeFile(`${file}.${ending}`, bytes);
}

/** Writes a brotli and a gzip copy next to every text file of the build, at the highest compression, so that the server only selects one. */
export function compressed(): Plugin {
  return {
    name: 'rolefit:compressed',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => texts.has(extname(name)))
          .map((name) => compressFile(join(dir, name))),
      );
    },
  };
}
