import type { Alternatives } from '../lexicon.js';

/** Words by which a resume disclaims a skill: cannot, has not, would like to learn. */
export interface DisclaimerWords {
  /** Before or after what is disclaimed. */
  readonly disclaiming: Alternatives;
  /** "Replaced … with": the words before and after what was given up. */
  readonly replacing: readonly (readonly [Alternatives, Alternatives])[];
  /** The same where the verb comes last: "… durch … ersetzt". */
  readonly replacedAtEnd: readonly (readonly [Alternatives, Alternatives])[];
  /** Begin a clause that a disclaimer does not cover. */
  readonly but: Alternatives;
  /** After "and", begin such a clause: "and have used". */
  readonly person: Alternatives;
  /** Words of a list item that states a skill instead of continuing the disclaimer. */
  readonly mastering: Alternatives;
}
