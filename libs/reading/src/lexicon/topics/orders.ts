import type { Alternatives } from '../lexicon.js';

/** Prompt injections: phrases that speak to a model, in lower case. */
export interface OrderWords {
  /** Words between the beginning of a clause and a command. */
  readonly before: Alternatives;
  /** Commands, each at the beginning of a clause; for languages without `orders`. */
  readonly commands?: readonly string[];
  /** Phrases that address a model anywhere in a sentence; for languages without `orders`. */
  readonly addresses?: readonly string[];
  /** Commands and addresses together, as whole phrases. */
  readonly orders: Alternatives;
  /** The same in a script without spaces. */
  readonly unspaced: Alternatives;
  /** Words before a quoted order, which is only talked about: "detects". */
  readonly quoting: Alternatives;
}
