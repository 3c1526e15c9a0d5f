import type { Alternatives } from '../lexicon.js';

/** Words around the names of skills in a sentence. */
export interface SkillWords {
  /** Introduce a skill: "experience with". */
  readonly openers: Alternatives;
  /** After a skill: "welding skills". */
  readonly closers: Alternatives;
  /** Between the items of a list, or between a kind and its examples. */
  readonly separators: Alternatives;
  /** First words of what is no name: "at least 3 years". */
  readonly looseOpenings: Alternatives;
  /** Endings by which a single word names a field of knowledge. */
  readonly fieldEndings: Alternatives;
  /** Endings by which a single word names a trait of character. */
  readonly traitEndings: Alternatives;
  /** Everyday acronyms, and words that postings write in capitals. */
  readonly acronyms: Alternatives;
  /** Words by which a spelling describes a skill instead of naming it: "led a team". */
  readonly determiners: Alternatives;
}
