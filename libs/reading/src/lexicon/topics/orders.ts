import type { Alternatives } from '../lexicon.js';

/** Prompt injections: phrases that speak to a model, in lower case. */
export interface OrderWords {
  /** Words between the beginning of a clause and a command. */
  readonly before: Alternatives;
  /** Whole phrases. */
  readonly orders: Alternatives;
  /** The same in a script without spaces. */
  readonly unspaced: Alternatives;
}
