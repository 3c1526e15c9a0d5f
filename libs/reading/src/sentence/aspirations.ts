import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const { opening, whole, ending } = lexicon.aspirations;

const wish = wholeWords(
  new RegExp(
    String.raw`\b(?:${whole}|${opening}\b(?:(?!\s${ending}\b)[^.;,:!?\n()]){0,60})`,
    'giu',
  ),
);

const sentenceChars = 1_000;

/** The work that a sentence looks for: "a cook moving into food sales", "in die Pflege wechseln möchte". */
export function aspirationRanges(sentence: string): Span[] {
  return [...sentence.slice(0, sentenceChars).matchAll(wish)].map(({ 0: words, index }) => ({
    start: index,
    end: index + words.length,
  }));
}
