import type { DateWords } from './topics/dates.js';
import type { NegationWords } from './topics/negation.js';
import type { PhraseWords } from './topics/phrases.js';

/**
 * Alternatives of a regular expression, separated by `|`, without a group around them: `or|and\/or`.
 * Readers compile them with the flags `iu`, so they are in lower case; `\b` is a border of a word in
 * any script (see `wholeWords`). Capturing groups are not allowed. Empty if the language has no such
 * words.
 */
export type Alternatives = string;

/** Single words in lower case, in any order. */
export type WordList = readonly string[];

/** The words of one language, by topic. No file outside the folder of a language holds its words. */
export interface Lexicon {
  readonly dates: DateWords;
  readonly negation: NegationWords;
  readonly phrases: PhraseWords;
}

/** The words of a language that is read only in part. */
export type PartialLexicon = {
  readonly [Topic in keyof Lexicon]?: Partial<Lexicon[Topic]>;
};

/** A list of words from text that separates them by spaces and line ends. */
export function wordList(text: string): WordList {
  return text.trim().split(/\s+/);
}
