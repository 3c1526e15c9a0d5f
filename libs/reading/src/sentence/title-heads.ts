import { fold, isOccupation, neutralText } from '@rolefit/skills';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.titles;
const ending = `${words.headEndings}?`;

// Folded too, for titles in their neutral form.
const anyHead = wholeWords(
  new RegExp(`\\b(?:${words.heads}|${fold(words.heads)})${ending}\\b`, 'iu'),
);
// German compounds: the head is the end of a longer word.
const compound = new RegExp(
  `(?<=\\p{L}{3})${words.compoundHeads}${words.compoundEndings}?(?![\\p{L}\\p{N}])`,
  'iu',
);
// Longer phrases, or phrases with a comma, are sentences.
const unspaced = new RegExp(`^[^，。、：]{0,16}${words.unspacedHeads}(?:[（(].{1,12}[)）])?$`, 'u');

const abbreviated = new RegExp(`(?:^|\\s)${words.abbreviatedHeads}s?$`, 'u');

/**
 * Whether words contain the head of a job title, or are the whole title of a known occupation
 * ("Vårdbiträde").
 */
export function hasTitleHead(title: string): boolean {
  return (
    anyHead.test(title) ||
    anyHead.test(neutralText(title)) ||
    abbreviated.test(title.trim()) ||
    compound.test(title) ||
    unspaced.test(title.trim()) ||
    (/^\p{Lu}/u.test(title) && isOccupation(title))
  );
}
