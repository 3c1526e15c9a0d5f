import { wholeWords } from '../document/whole-words.js';
import type { Span } from '../document/span.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.credentials;

/** "Supervised 12 registered nurses", up to the name; a clause with "as" goes back to its author: "led a team as a registered nurse". */
const before = wholeWords(
  new RegExp(
    String.raw`\b${words.beforeOthers}\s(?:(?!${words.inPerson}\s)[^\s.;:,]{1,30}\s){0,6}$`,
    'iu',
  ),
);
/** The same with nothing in between may be a title: "supervising RN". */
const directlyBefore = wholeWords(new RegExp(String.raw`\b${words.beforeOthers}\s$`, 'iu'));
/** "CPA candidates", "APRN programs". */
const after = wholeWords(
  new RegExp(String.raw`^(?:\s\([^()]{1,20}\)|\))?\s${words.afterOthers}\b`, 'iu'),
);
const several = new RegExp(String.raw`${words.severalLicensed}$`, 'iu');
const severalShort = /\p{Lu}{2,}s$/u;

const leadChars = 60;

/**
 * Whether a licence that a sentence names belongs to other people: "supervised 12 registered nurses", "coordinates APRN programs".
 * @param place of the licence's name, within the sentence
 */
export function isOfOthers(sentence: string, { start, end }: Span): boolean {
  const name = sentence.slice(start, end);
  if (several.test(name) || severalShort.test(name) || after.test(sentence.slice(end))) return true;
  const lead = sentence.slice(Math.max(0, start - leadChars), start);
  return before.test(lead) && !directlyBefore.test(lead);
}
