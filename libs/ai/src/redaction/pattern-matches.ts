import type { PersonalData, PersonalDataKind } from './personal-data-kinds.js';

/** Every match of a pattern, or of its first group where it has one that matched. */
export function matches(text: string, pattern: RegExp, kind: PersonalDataKind): PersonalData[] {
  return [...text.matchAll(pattern)].map((match) => {
    const inner = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(inner);
    return { kind, start, end: start + inner.length };
  });
}
