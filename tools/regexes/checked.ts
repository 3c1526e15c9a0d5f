import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('checked.txt', import.meta.url);

/** The key of a pattern: it changes with the pattern, its flags and the version of the checker. */
export function keyOf(
  { source, flags }: Pick<RegExp, 'source' | 'flags'>,
  version: string,
): string {
  return createHash('sha256').update(`${version}\n${flags}\n${source}`).digest('hex').slice(0, 20);
}

/** Keys of patterns that were found safe before. Only a cache: without it every pattern is checked again. */
export function readChecked(): Set<string> {
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

export function writeChecked(keys: Iterable<string>): void {
  writeFileSync(file, `${[...keys].sort().join('\n')}\n`);
}
