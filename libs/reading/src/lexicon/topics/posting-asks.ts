import type { Alternatives } from '../lexicon.js';

/** Sentences of postings that ask something of the reader, and sentences about the employer that ask for nothing. */
export interface PostingAskWords {
  /** Groups and job titles after the name of a skill, which make it a department: "the sales team". */
  readonly people?: Alternatives;
  /** Words before the name of a skill that make it the name of a place or of somebody's job: "department of". */
  readonly beforeNames: Alternatives;
  /** Words before those whom one works for: "reporting to". */
  readonly superiors: Alternatives;
  /** Words before those whom one works with: "contact for". */
  readonly colleagues: Alternatives;
  /** Whole phrases about the employer: "we offer". Other languages have `employers`. */
  readonly ofEmployer?: Alternatives;
  /** Words that show that such a sentence asks for something after all: "you". */
  readonly ofReader: Alternatives;
  /** Verbs of sentences about the employer: "provides". Other languages have `employers`. */
  readonly narrative?: Alternatives;
  /** Words of sentences that ask for something, which stories and letterheads lack. */
  readonly asking: Alternatives;
  /** Demands on the candidate that count below any heading: "the ideal candidate". */
  readonly ofCandidate: Alternatives;
  /** Expressions of demands outside of any list: "you must". */
  readonly demand: Alternatives;
  /** Beginnings of demands that read like an item of a list: "solid experience". */
  readonly demandOpening: Alternatives;
}
