/**
 * Versions of the two readers. Facts of a posting are stored by text and version: raise a version in the commit that changes what
 * a reading answers, and texts are read anew; leave it, and stored facts stay valid.
 */
export const analyserVersions = { builtin: 'builtin-3', model: 'llm-4' } as const;

/** Which version reads: with a model, or without. Part of the key of stored posting facts. */
export function analyserVersion(hasModel: boolean): string {
  return hasModel ? analyserVersions.model : analyserVersions.builtin;
}
