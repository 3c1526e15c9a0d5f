import { lexicon } from '../lexicon/all-languages.js';

const { phrases } = lexicon;

/** Words before a name that do not belong to it: articles, words of quantity and of degree. */
export const leadingWords: ReadonlySet<string> = new Set(phrases.leading);

/** Words that end a name: place, purpose or degree follows. */
export const endingWords: ReadonlySet<string> = new Set(phrases.ending);

/** Words that begin a different clause and so end the list. */
export const clauseWords: ReadonlySet<string> = new Set(phrases.clause);

/** Words at the end of a phrase that add no meaning. */
export const trailingWords: ReadonlySet<string> = new Set(phrases.trailing);

/** Words that do not form a name, alone or together. */
export const emptyWords: ReadonlySet<string> = new Set(phrases.empty);

/** Head nouns that do not form a skill's name: "fast-paced environment", "similar role". */
export const emptyHeads: ReadonlySet<string> = new Set(phrases.emptyHeads);

/** Words in "-ing" that are often nouns, so that a name may begin with them. */
export const nounsInIng: ReadonlySet<string> = new Set(phrases.activityNouns);

/** Duty verbs that are also nouns. */
export const nounsThatDo: ReadonlySet<string> = new Set(phrases.verbNouns);
