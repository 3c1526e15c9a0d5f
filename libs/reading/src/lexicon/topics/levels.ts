import type { Alternatives } from '../lexicon.js';

/** Words that state a level of skill or how long it was used, and name nothing. */
export interface LevelWords {
  /** Single words. */
  readonly levels: Alternatives;
}
