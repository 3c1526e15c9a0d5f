import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('checked.txt', import.meta.url);

/** What a pattern is filed under: another pattern, other flags or another version of the checker give another key. */
export function keyOf({ source, flags }, version) {
  return createHash('sha256').update(`${version}\n${flags}\n${source}`).digest('hex').slice(0, 20);
}

/** Patterns that were found safe before. A memory only: without it everything is checked again. */
export function readChecked() {
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}

export function writeChecked(keys) {
  writeFileSync(file, `${[...keys].sort().join('\n')}\n`);
}
