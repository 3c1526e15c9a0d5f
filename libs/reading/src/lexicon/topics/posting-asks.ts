import type { Alternatives } from '../lexicon.js';

/** Sentences of postings that ask something of the reader, and those that tell of the employer. */
export interface PostingAskWords {
  /** After the name of a skill, those who work in it: "the sales team". */
  readonly people: Alternatives;
  /** Before the name of a skill, a place or a person: "department of", with what follows it. */
  readonly beforeNames: Alternatives;
  /** Whole phrases in which an employer tells of itself; what stands in `employers` for other languages. */
  readonly ofEmployer: Alternatives;
  /** Words by which such a sentence states a requirement nevertheless. */
  readonly ofReader: Alternatives;
  /** Verbs of stories about an employer; what stands in `employers` for other languages. */
  readonly narrative: Alternatives;
  /** Words that no story and no letterhead has. */
  readonly asking: Alternatives;
  /** Demands on the candidate, which count below any heading. */
  readonly ofCandidate: Alternatives;
  /** Ask something of the reader outside of any list; whole expressions. */
  readonly demand: Alternatives;
  /** Beginnings of sentences that ask, in the shape of an item of a list; whole expressions. */
  readonly demandOpening: Alternatives;
}
