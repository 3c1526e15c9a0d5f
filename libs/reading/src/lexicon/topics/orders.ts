import type { Alternatives } from '../lexicon.js';

/** Prompt injections: phrases that speak to a model, in lower case. */
export interface OrderWords {
  /** Words between the beginning of a clause and a command. */
  readonly before: Alternatives;
  /** Commands, each at the head of its clause. */
  readonly commands: readonly string[];
  /** Phrases that address a model in any position. */
  readonly addresses: readonly string[];
  /** Whole phrases, of a language whose commands are not told apart. */
  readonly orders: Alternatives;
  /** The same in a script without spaces. */
  readonly unspaced: Alternatives;
  /** Before an order that is quoted: "wrote tests with", "detects". */
  readonly quoting: Alternatives;
}
