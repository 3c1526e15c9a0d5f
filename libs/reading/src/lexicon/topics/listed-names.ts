import type { Alternatives } from '../lexicon.js';

/** What in a list of a resume is the name of a skill, and what is something else. */
export interface ListedNameWords {
  /** Words that stand for a name in a template. */
  readonly placeholders: Alternatives;
  /** The same in a script without spaces. */
  readonly unspacedPlaceholders: Alternatives;
  /** Words that are placeholders before a number: "skill 1". */
  readonly numberedPlaceholders: Alternatives;
  /** Function words, which never occur in a name. */
  readonly functionWords: Alternatives;
  /** Kinds of skills, which are no skills. */
  readonly categories: Alternatives;
  /** The same in a script without spaces. */
  readonly unspacedCategories: Alternatives;
  /** Parts of names of organisations. */
  readonly organisations: Alternatives;
  /** Before the letter of a class of vehicles. */
  readonly vehicleClass: Alternatives;
  /** Words that make a name no more specific: "Java skills". */
  readonly fillers: Alternatives;
  /** Words in lower case within titles. */
  readonly smallInTitles: Alternatives;
  /** Between a name and its purpose: "Django for the backend". */
  readonly purposes: Alternatives;
  /** Words that are placeholders before a number or one of the first letters: "tool B". */
  readonly letteredPlaceholders: Alternatives;
  /** Phrases of templates that nobody has filled in. */
  readonly templateWords: Alternatives;
  /** First words of such a phrase in square brackets. */
  readonly templateNotes: Alternatives;
  /** Words of filler text. */
  readonly fillText?: Alternatives;
  /** Nouns after a kind of skills: "programming languages". */
  readonly categoryNouns?: Alternatives;
  /** First words of an instruction or of a sentence about work. */
  readonly instructions: Alternatives;
  /** Words beside which a title may be the name of a product or subject: "SQL Server". */
  readonly notTitles?: Alternatives;
  /** First words that make an item part of a sentence. */
  readonly prepositions: Alternatives;
}
