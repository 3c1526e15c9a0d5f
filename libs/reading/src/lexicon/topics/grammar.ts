import type { Alternatives } from '../lexicon.js';

/** Words that join names and point to them. */
export interface GrammarWords {
  /** Joins two names. */
  readonly and: Alternatives;
  /** Joins two alternatives. */
  readonly or: Alternatives;
  /** Makes alternatives of two skills. */
  readonly orBetweenSkills: Alternatives;
  /** Prepositions that may be repeated after it: "in retail or in catering". */
  readonly afterOr: Alternatives;
  /** Other joints of alternatives. */
  readonly orEven: Alternatives;
  /** Before the last of several alternatives: "or another database". */
  readonly another: Alternatives;
  /** Before the name of a kind, of which examples follow: "an ERP (…)". */
  readonly one: Alternatives;
  /** Before examples. */
  readonly exampleCues: Alternatives;
  /** After such words and before a list. */
  readonly theFollowing: Alternatives;
  /** After "or" at the end of examples: "or similar". */
  readonly similar: Alternatives;
  /** At the end of examples. */
  readonly andSoOn: Alternatives;
}
