/**
 * Versions of the two readers. Posting facts are cached by text and version: raise a version in the
 * commit that changes the reader's output, and texts are read again; otherwise cached facts stay
 * valid.
 */
export const analyserVersions = { builtin: 'builtin-26', model: 'llm-18' } as const;

/**
 * The version of the reader in use, with or without a model. Part of the cache key of posting
 * facts.
 */
export function analyserVersion(hasModel: boolean): string {
  return hasModel ? analyserVersions.model : analyserVersions.builtin;
}

/**
 * All earlier versions of a reader, newest first. A version that is neither current nor earlier was
 * made by a newer release, whose readings an older worker leaves alone.
 */
export function earlierVersions(reader: keyof typeof analyserVersions): readonly string[] {
  const [name = '', current = ''] = analyserVersions[reader].split('-');
  const count = Number(current) - 1;
  return Array.from({ length: count }, (_, index) => `${name}-${count - index}`);
}
