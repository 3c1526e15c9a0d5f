import type { Alternatives } from '../lexicon.js';

/** Sentences that read like a demand and ask for nothing: whom the employer seeks, what it is like, what a candidate will get. */
export interface NoDemandWords {
  /** Before the one whom an employer seeks: "is looking for". */
  readonly seeking: Alternatives;
  /** Words for somebody of any trade: "people", "a colleague". */
  readonly anybody: Alternatives;
  /** After a title, say what else is asked of its holder: "with", "who". */
  readonly beyondTitle: Alternatives;
  /** Endings of such words: "Berufserfahrung". */
  readonly beyondTitleEndings: Alternatives;
  /** Beginnings of what an employer says of itself: "we", "our stores". */
  readonly selves: Alternatives;
  /** Words by which such a sentence asks for something nevertheless: "expect", "you". */
  readonly selvesAsking: Alternatives;
  /** What becomes of a candidate: "will join", "will be part of". */
  readonly joining: Alternatives;
  /** Training on the job, offered to those who can't do the work yet: "we train you", "full training provided". From the start of a clause. */
  readonly training: Alternatives;
  /** A sentence that leaves the duties open: "other duties as assigned". */
  readonly openDuties?: Alternatives;
  /** People who are new to this kind of work: "career changers". */
  readonly newcomers: Alternatives;
  /** Words that invite them to apply: "are welcome". */
  readonly welcoming: Alternatives;
  /** Beginnings of questions that ask for nothing: "what do we offer". */
  readonly questions: Alternatives;
  /** Beginnings of invitations: "this is a great opportunity". */
  readonly invitations: Alternatives;
}
