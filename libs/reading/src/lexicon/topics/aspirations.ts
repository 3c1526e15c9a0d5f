import type { Alternatives } from '../lexicon.js';

/** Words by which a person says what work they look for, as opposed to work they have done. */
export interface AspirationWords {
  /** Before the work that is looked for: "moving into", "looking for a position as". */
  readonly opening: Alternatives;
  /** The whole wish, if the verb follows the work: "in die Pflege wechseln möchte". */
  readonly whole: Alternatives;
  /** End the work that is looked for: "where", "to use". */
  readonly ending: Alternatives;
}
