import type { Alternatives } from '../lexicon.js';

/** Phrases by which postings tell the work to do. */
export interface DutyPhraseWords {
  /** Tell the reader's future work: "vous serez responsable". */
  readonly doing: Alternatives;
  /** Words of which duties have at least one where they are expressed by a noun or an infinitive. */
  readonly smallWords: Alternatives;
}
