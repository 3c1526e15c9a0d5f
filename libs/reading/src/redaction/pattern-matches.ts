import type { PersonalData, PersonalDataKind } from './personal-data-kinds.js';

/** Every match of a pattern, or its first group if that matched. */
export function matches(text: string, pattern: RegExp, kind: PersonalDataKind): PersonalData[] {
  return [...text.matchAll(pattern)].map((match) => {
    const inner = match[1] ?? match[0];
    const start = match.index + match[0].lastIndexOf(inner);
    return { kind, start, end: start + inner.length };
  });
}
