import type { WordList } from '../lexicon.js';

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
}
