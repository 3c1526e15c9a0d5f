import { existsSync, readFileSync } from 'node:fs';

/** The complete lines of a file that another process appends to; the last one may be half written. */
export function linesOf(file: string): string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}
