import type { Alternatives, WordList } from '../lexicon.js';

/** Words that decide where a name of a skill begins and ends, and which phrases name nothing. */
export interface PhraseWords {
  /** Before a name without belonging to it: articles, words of quantity and of degree. */
  readonly leading: WordList;
  /** End a name: place, purpose or degree follows. */
  readonly ending: WordList;
  /** Begin a different clause and so end the list. */
  readonly clause: WordList;
  /** Add no meaning at the end of a phrase. */
  readonly trailing: WordList;
  /** Form no name, alone or together. */
  readonly empty: WordList;
  /** Head nouns that form no name of a skill: "fast-paced environment", "similar role". */
  readonly emptyHeads: WordList;
  /** Look like an activity but are often nouns, so that a name may begin with them: "accounting". */
  readonly activityNouns: WordList;
  /** Verbs of duties that are also nouns: "contract". */
  readonly verbNouns: WordList;
  /** Letters that an apostrophe joins to the next word: "l'". */
  readonly elisions: Alternatives;
  /** Words by which a phrase is a degree, a licence or a length of time. */
  readonly noNames: Alternatives;
  /** The same as the end of a longer word. */
  readonly noNameEndings: Alternatives;
  /** Verbs of duties, in the base form. */
  readonly dutyVerbs: WordList;
  /** Words that end like an activity but name something else. */
  readonly noActivities: WordList;
  /** Words that end like an adverb but name something. */
  readonly noAdverbs: WordList;
  /** Endings of verbs that begin an activity before an article. */
  readonly infinitiveEndings: Alternatives;
  /** Words after such a verb that begin its object. */
  readonly objects: WordList;
  /** Endings of words for a quality, which name no subject. */
  readonly adjectiveEndings: Alternatives;
  /** Names that begin like an activity: "operating systems". */
  readonly activityNames?: Alternatives;
}
