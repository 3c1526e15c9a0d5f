import type { Alternatives } from '../lexicon.js';

/** Words of a line that introduces a list. */
export interface ListWords {
  /** One item is enough. */
  readonly oneOf: Alternatives;
  /** Several items are desirable, but none is decisive. */
  readonly someOf: Alternatives;
  /** The items are not required. */
  readonly notNeeded: Alternatives;
  /** First words of items that a page joined to the item before without a space; case matters. */
  readonly itemOpenings: Alternatives;
  /** Last words of an item before such a joint. */
  readonly itemEndings: Alternatives;
  /** Short first words of such items, after a punctuation mark without a space; case matters. */
  readonly shortOpenings: Alternatives;
}
