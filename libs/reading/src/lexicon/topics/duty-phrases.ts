import type { Alternatives } from '../lexicon.js';

/** Phrases by which postings tell the work to do. */
export interface DutyPhraseWords {
  /** Tell the reader's future work: "vous serez responsable". */
  readonly doing: Alternatives;
  /** Words of which duties have at least one where they are expressed by a noun or an infinitive. */
  readonly smallWords: Alternatives;
  /** Phrases before the verb of a duty: "as needed". */
  readonly circumstances: Alternatives;
  /** Adverbs before it. */
  readonly adverbs: Alternatives;
  /** Further words directly before it: "to", "also". */
  readonly beforeVerbs: Alternatives;
  /** Nouns that make the word before them one: "work schedule". */
  readonly nounsAfterVerbs: Alternatives;
  /** The reader or whoever holds the post. */
  readonly holders: Alternatives;
  /** What they will do follows, with the space before it; for languages that need no verb of their own for it, see `doing`. */
  readonly will: Alternatives;
  /** Between it and the verb. */
  readonly afterWill: Alternatives;
  /** After a word that is not what the verb is about. */
  readonly noObject: Alternatives;
  /** After "will be", what is no work. */
  readonly notDoing: Alternatives;
  /** After "will be", responsible. */
  readonly responsible: Alternatives;
  /** Whole phrases of being responsible. */
  readonly beingResponsible: Alternatives;
  /** Before the title of whoever holds the post. */
  readonly articles: Alternatives;
  /** Nouns that begin a duty: "preparation", "oversight". */
  readonly nouns: Alternatives;
  /** After such a noun: "of". */
  readonly afterNouns: Alternatives;
  /** Words of invitations: "build your career with us". */
  readonly ofUs: Alternatives;
}
