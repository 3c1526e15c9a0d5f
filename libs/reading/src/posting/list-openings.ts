import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { PostingSection } from './sections.js';

const { opensRequirements, opensDuties, endsBeforeDuties } = lexicon.postingSections;

/** Sentences that open a list and say what it lists; the first match wins. */
const openings: readonly (readonly [PostingSection, RegExp])[] = [
  ['required', wholeWords(new RegExp(String.raw`\b${opensRequirements}\b`, 'iu'))],
  ['duties', wholeWords(new RegExp(String.raw`\b${opensDuties}\b|\b${endsBeforeDuties}:?$`, 'iu'))],
];

const wordsMost = 30;

/**
 * The subject of the list that a sentence opens ("Responsibilities will include, but are not limited
 * to:"), or null. Shorter lines are headings.
 */
export function listOpenedBy(line: string): PostingSection | null {
  if (!/:[\s·•*-]{0,3}$/u.test(line) || line.split(/\s+/u).length > wordsMost) return null;
  return openings.find(([, words]) => words.test(line))?.[0] ?? null;
}
