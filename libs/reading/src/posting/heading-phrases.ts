import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { PostingSection } from './sections.js';

const words = lexicon.headingPhrases;

function phrase(alternatives: string): RegExp {
  return wholeWords(new RegExp(`^(?:${alternatives})`, 'iu'));
}

/**
 * Headings that are phrases, by the section they open; they are read before the prefixes of
 * `headingOf`, and the first match wins.
 */
export const headingPhrases: readonly (readonly [PostingSection, RegExp])[] = [
  ['required', phrase(words.required)],
  ['preferred', phrase(words.preferred)],
  ['benefits', phrase(words.benefits)],
  ['about', phrase(words.about)],
  ['duties', phrase(words.duties)],
];
