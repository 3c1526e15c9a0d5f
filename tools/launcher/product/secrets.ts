import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../bootstrap/error-code.mjs';

/** A secret in `<dataDir>/secrets`, readable by its owner only; `initial`, a random text unless given, is stored if there is none yet. */
export function storedSecret(
  dataDir: string,
  name: string,
  initial = randomBytes(32).toString('base64url'),
): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  writeFileSync(file, `${initial}\n`, { mode: 0o600, flag: 'wx' });
  return initial;
}

/** A secret that is stored already; null if there is none. */
export function readSecret(dataDir: string, name: string): string | null {
  try {
    return readFileSync(join(dataDir, 'secrets', name), 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Stores a secret in place of the one that may be there. */
export function replaceSecret(dataDir: string, name: string, value: string): void {
  rmSync(join(dataDir, 'secrets', name), { force: true });
  storedSecret(dataDir, name, value);
}
