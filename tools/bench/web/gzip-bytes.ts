import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';

/** The size of a file after gzip at its best level, as the servers send it. */
export async function gzipBytes(file: string): Promise<number> {
  return gzipSync(await readFile(file), { level: 9 }).length;
}
