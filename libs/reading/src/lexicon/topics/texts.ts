import type { Alternatives, WordList } from '../lexicon.js';

/** Words that show the language of a text and where its sentences end. */
export interface TextWords {
  /** Words so common that a few lines identify the language, and headings of resumes; none of another language. */
  readonly common: WordList;
  /** Last words of a line whose sentence goes on in the next. */
  readonly continuing: Alternatives;
  /** Abbreviations whose full stop ends no sentence. */
  readonly abbreviations: Alternatives;
  /** Words of which nearly every sentence has one; only of English, since few rules apply to other languages alone. */
  readonly smallWords?: Alternatives;
}
