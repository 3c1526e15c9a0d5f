import type { Highlights } from '@rolefit/contracts';

/** Highlights of a posting that asks for nothing. */
export function someHighlights(highlights: Partial<Highlights> = {}): Highlights {
  return {
    place: null,
    requiredSkills: { shown: 0, of: 0 },
    requirements: { shown: 0, partly: 0, of: 0 },
    missing: [],
    missingCount: 0,
    conditions: [],
    ...highlights,
  };
}
