import type { Label } from '@rolefit/contracts';
import { phrases as english } from './english/phrases.js';
import { germanCredential } from './german/credential-names.js';
import { phrases as german } from './german/phrases.js';
import { writeLabel } from './write-match.js';

/** A name in each language, to recognise one that a user has read. */
export function wordingsOfLabel(label: Label): string[] {
  if (typeof label === 'string') return [label, germanCredential(label)];
  return [english, german].map((phrases) => writeLabel(label, { phrases }));
}
