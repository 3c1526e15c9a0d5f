import type { Alternatives, WordList } from '../lexicon.js';

/** Words by which a text supports the claim of a model. */
export interface ClaimWords {
  /** Parts of words for a degree. */
  readonly degrees: Alternatives;
  /** Experience counts as much as a degree. */
  readonly equivalents: Alternatives;
  /** Parts of words about the right to work. */
  readonly permits: Alternatives;
  /** Between alternatives. */
  readonly alternatives: Alternatives;
  /** Words of a name of a skill that need not be in the text. */
  readonly smallWords: WordList;
  /** Words without which the name of a skill stays the same. */
  readonly fillers: Alternatives;
  /** Whole phrases that say that a person needs sponsorship. */
  readonly sponsorshipNeeded: Alternatives;
}
