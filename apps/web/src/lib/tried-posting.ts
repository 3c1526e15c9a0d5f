import { limits } from '@rolefit/contracts';

const key = 'tried-posting';
/** Long enough to sign in, in another tab too, and to upload a resume. */
const keptMs = 60 * 60_000;

interface Tried {
  readonly text: string;
  /** In milliseconds since 1970. */
  readonly at: number;
}

function isTried(value: unknown): value is Tried {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

/** Keeps the posting that a visitor has scored on the landing page, for the scan form after the sign-in. It never leaves the browser. */
export function keepTriedPosting(text: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ text, at: Date.now() } satisfies Tried));
  } catch {
    // Storage is full or blocked: then it has to be pasted again.
  }
}

/** @returns the posting; null if there is none from the last hour */
export function readTriedPosting(): string | null {
  try {
    const tried: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    const isFresh = isTried(tried) && Math.abs(Date.now() - tried.at) < keptMs;
    if (isFresh) return tried.text.slice(0, limits.postingChars);
  } catch {
    // Not ours, or blocked.
  }
  forgetTriedPosting();
  return null;
}

export function forgetTriedPosting(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked.
  }
}
