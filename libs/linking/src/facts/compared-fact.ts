import type { Phrase, Quote, Sentence } from '@rolefit/contracts';

/** Years, a degree or a language that a posting asks for, compared by number or level. */
export interface ComparedFact {
  /** The requirement in a few words. */
  readonly label: Phrase;
  /** Share that is met, 0 to 1, in steps of a thousandth. */
  readonly credit: number;
  readonly reason: readonly Sentence[];
  readonly postingQuote: Quote;
  readonly resumeQuote: Quote | null;
  /** How to earn the rest; null if there is no advice. */
  readonly advice: Sentence | null;
  /** ISO 639-1 code, of a language. */
  readonly languageCode?: string;
  /** The posting only prefers it. */
  readonly isWish?: boolean;
  /** The user's own statement decides. */
  readonly isStated?: boolean;
}
