import type { CloseReadingEffect, CloseReadingState } from '@rolefit/contracts';

/** The effect of a close reading that found evidence in three lines. */
export function anEffect(effect: Partial<CloseReadingEffect> = {}): CloseReadingEffect {
  return {
    reader: { kind: 'model', name: 'qwen3:8b' },
    rejectedClaims: 0,
    requirementsRead: 12,
    estimate: 52,
    found: 3,
    unfounded: 0,
    ...effect,
  };
}

/** A completed close reading. */
export function aCloseReading(state: Partial<CloseReadingState> = {}): CloseReadingState {
  return {
    status: 'completed',
    failure: null,
    effect: anEffect(),
    modelCalls: [],
    isOutdated: false,
    ...state,
  };
}
