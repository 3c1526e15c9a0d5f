import { hasLoggedOut } from './session';

const prefix = 'draft:';

interface Kept {
  readonly userId: string;
  readonly values: unknown;
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'userId' in value && typeof value.userId === 'string' && 'values' in value;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/**
 * What a user had begun in a form when the page went away, by a reload or because the session ran out: only for them and only in this tab.
 * @returns what was kept, to be parsed; null where there is nothing of theirs
 */
export function readDraft(name: string, userId: string): unknown {
  const kept = parse(sessionStorage.getItem(prefix + name));
  return isKept(kept) && kept.userId === userId ? kept.values : null;
}

/** @returns false where it could not be kept: then nothing is */
export function keepDraft(name: string, userId: string, values: unknown): boolean {
  // The form goes after the session, and may still have something to keep.
  if (hasLoggedOut()) return false;
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify({ userId, values } satisfies Kept));
    return true;
  } catch {
    // Storage is full or closed: an older state would mislead.
    dropDraft(name);
    return false;
  }
}

export function dropDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** For who logs out: nothing stays behind in this tab. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
