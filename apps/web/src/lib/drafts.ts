import { hasLoggedOut } from './session';

const prefix = 'draft:';

interface Kept {
  readonly userId: string;
  readonly values: unknown;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    typeof value.userId === 'string' &&
    'values' in value
  );
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Reads a draft of a form that was left by a reload or an expired session. Drafts are limited to their user and to this tab.
 * @returns the unparsed draft; null if there is none of this user
 */
export function readDraft(name: string, userId: string): unknown {
  const kept = parse(sessionStorage.getItem(prefix + name));
  return isKept(kept) && kept.userId === userId ? kept.values : null;
}

/** @returns false if the draft could not be stored; then there is none */
export function saveDraft(name: string, userId: string, values: unknown): boolean {
  // Forms unmount after the logout and may still try to store a draft.
  if (hasLoggedOut()) return false;
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify({ userId, values } satisfies Kept));
    return true;
  } catch {
    // Storage is full or blocked; an outdated draft would mislead.
    removeDraft(name);
    return false;
  }
}

export function removeDraft(name: string): void {
  sessionStorage.removeItem(prefix + name);
}

/** Removes all drafts of this tab on logout. */
export function removeAllDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
