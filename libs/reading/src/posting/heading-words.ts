import { lexicon } from '../lexicon/all-languages.js';

const words = new Set(lexicon.postingSections.headingWords);

const letters = /[\p{L}-]+/u;

/** Whether a word occurs in headings, so that it does not make a line an item of a list. */
export function isHeadingWord(word: string): boolean {
  const bare = letters.exec(word.toLowerCase())?.[0];
  return bare === undefined || words.has(bare);
}
