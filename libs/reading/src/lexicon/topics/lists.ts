import type { Alternatives } from '../lexicon.js';

/** Words of a line that introduces a list. */
export interface ListWords {
  /** One item is enough. */
  readonly oneOf: Alternatives;
  /** Several items are desirable, but none is decisive. */
  readonly someOf: Alternatives;
  /** The items are not required. */
  readonly notNeeded: Alternatives;
}
