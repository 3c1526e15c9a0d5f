import { type FieldSource } from '@rolefit/page-reader';
import { texts } from '../texts';

/** Source of a field's value. */
export type Origin = FieldSource | 'selection' | 'edited' | 'missing';

/** The source of a field as text. */
export function originText(origin: Origin): string {
  const { sources } = texts;
  if (
    origin === 'json-ld' ||
    origin === 'microdata' ||
    origin === 'rdfa' ||
    origin === 'meta' ||
    origin === 'heading' ||
    origin === 'main-block'
  )
    return sources[origin];
  if (origin === 'selection' || origin === 'edited' || origin === 'missing') return sources[origin];
  return sources.site(origin.slice('site:'.length));
}
