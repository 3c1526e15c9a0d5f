import type { Alternatives } from '../lexicon.js';

/**
 * Headings of postings that are phrases, by the section they open: who gives what to whom decides
 * ("what we give you" and "what we ask of you"). Each begins where the heading does; one that is the
 * whole heading ends with `$`.
 */
export interface HeadingPhraseWords {
  /** "You'll need", "we would like to hear from people who". */
  readonly required: Alternatives;
  /** "It would be great if you". */
  readonly preferred: Alternatives;
  /** "In return we offer". */
  readonly benefits: Alternatives;
  /** The employer and the application: "How we hire", "Sounds like you?". */
  readonly about: Alternatives;
  /** "This is what you will do". */
  readonly duties: Alternatives;
}
