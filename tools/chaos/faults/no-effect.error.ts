/** Thrown by a fault that found no target, or was undone by another fault before it was over. It does not count, and is tried again. */
export class NoEffectError extends Error {
  override name = 'NoEffectError';
}
