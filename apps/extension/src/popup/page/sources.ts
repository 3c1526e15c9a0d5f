import { type FieldSource } from '@rolefit/page-reader';
import { texts } from '../texts';

/** Where something in the form comes from. */
export type Origin = FieldSource | 'selection' | 'edited' | 'missing';

/** Where a field comes from, in words. */
export function wordsOf(origin: Origin): string {
  const { sources } = texts;
  if (origin === 'json-ld' || origin === 'microdata' || origin === 'rdfa' || origin === 'meta' || origin === 'heading' || origin === 'main-block') return sources[origin];
  if (origin === 'selection' || origin === 'edited' || origin === 'missing') return sources[origin];
  return sources.site(origin.slice('site:'.length));
}
