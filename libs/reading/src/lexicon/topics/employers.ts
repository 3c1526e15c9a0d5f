import type { Alternatives } from '../lexicon.js';

/** What employers say about themselves. */
export interface EmployerWords {
  /** Beginnings of what an employer says about itself. */
  readonly ownWords: Alternatives;
  /** Words by which such a sentence speaks to the reader. */
  readonly addressingReader: Alternatives;
  /** In a sentence before any heading, tell of the employer: "develops", "is", "our". */
  readonly narrating: Alternatives;
  /** Between a name and a word for a company: "ist ein". */
  readonly beingA: Alternatives;
  /** Beginnings of words for companies. */
  readonly companies: Alternatives;
  /** Beginnings of sentences that are no duties. */
  readonly aboutUs: Alternatives;
  /** An employer looks for somebody. */
  readonly seeking: Alternatives;
  /** "Our", "their" before those around a company. */
  readonly theirs: Alternatives;
  /** Those around a company: founders, customers. */
  readonly associates: Alternatives;
  /** What the reader will do, in a sentence that begins with the employer. */
  readonly youWill: Alternatives;
  /** Introduces the author of a product. */
  readonly byOthers: Alternatives;
}
