import type { Alternatives } from '../lexicon.js';

/**
 * Phrases of duties in postings. The optional ones are for languages, such as English, in which a verb is recognised as a duty by the words around
 * it; in the others `doing` names whole phrases.
 */
export interface DutyPhraseWords {
  /** Phrases that say what the reader will do: "vous serez responsable". */
  readonly doing: Alternatives;
  /** Words of which duties have at least one where they are expressed by a noun or an infinitive. */
  readonly smallWords: Alternatives;
  /** The employer, in invitations: "build your career with us". */
  readonly ofUs: Alternatives;
  /** Adverbial phrases before the verb: "as needed". */
  readonly circumstances?: Alternatives;
  /** Adverbs before the verb: "carefully". */
  readonly adverbs?: Alternatives;
  /** Other words directly before the verb: "to", "also". */
  readonly beforeVerbs?: Alternatives;
  /** Nouns after a word that could be a verb, which make it a noun: "work schedule". */
  readonly nounsAfterVerbs?: Alternatives;
  /** Subjects of a duty: the reader, or the title of the job. */
  readonly holders?: Alternatives;
  /** The future after such a subject, with the space before it: " will". */
  readonly will?: Alternatives;
  /** Words between "will" and the verb: "also". */
  readonly afterWill?: Alternatives;
  /** Prepositions that show that the word before them is no object: "will work closely for". */
  readonly noObject?: Alternatives;
  /** Participles after "will be" that name no duty: "paid". */
  readonly notDoing?: Alternatives;
  /** Adjectives after "will be" that introduce a duty: "responsible". */
  readonly responsible?: Alternatives;
  /** Whole phrases that introduce duties: "in charge of". */
  readonly beingResponsible?: Alternatives;
  /** Articles before a job title: "the". */
  readonly articles?: Alternatives;
  /** Nouns that begin a duty: "preparation", "oversight". */
  readonly nouns?: Alternatives;
  /** Prepositions after such a noun: "of". */
  readonly afterNouns?: Alternatives;
  /** "Be" after "will". */
  readonly be?: Alternatives;
  /** Endings of a participle after it: "will be leading". */
  readonly participleEndings?: Alternatives;
  /** The reader at the beginning of an item that is no duty unless it says so. */
  readonly readers?: Alternatives;
}
