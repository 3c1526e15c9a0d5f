import type { Alternatives, WordList } from '../lexicon.js';

/** Words of the years of experience that a posting asks for. */
export interface ExperienceWords {
  /** Words that make a length of time one of experience. */
  readonly experience: Alternatives;
  /** Words that make it something else: "10 years in business". */
  readonly otherTime: Alternatives;
  /** Right before a length of time that is an age: "children under". */
  readonly ages: Alternatives;
  /** After a number of years: "or more". */
  readonly orMore: Alternatives;
  /** After a length of time that is defined. */
  readonly definitions: Alternatives;
  /** Industries and kinds of work that are neither a taxonomy skill nor a role family. */
  readonly domains: WordList;
  /** Words before a field that do not belong to it. */
  readonly beforeField: Alternatives;
  /** Before a field: "experience in". */
  readonly experienceBeforeField: Alternatives;
  /** Words between the two. */
  readonly afterExperience: Alternatives;
  /** Right before a field. */
  readonly ofField: Alternatives;
  /** After a length of time: "5 years of". */
  readonly of: Alternatives;
  /** After a field: "banking experience". */
  readonly experienceAfterField: Alternatives;
  /** End a field. */
  readonly afterField: Alternatives;
  /** Before the first of several fields. */
  readonly either: Alternatives;
  /** Between two fields, one of which is enough. */
  readonly orField: Alternatives;
  /** Right after a field, without saying anything: "banking related". */
  readonly aboutField: Alternatives;
  /** First words of a phrase that is no field. */
  readonly noField: Alternatives;
  /** Before what the years were spent in. */
  readonly spentIn: Alternatives;
  /** Verbs for what they were spent with: "5 years managing". */
  readonly doing: Alternatives;
}
