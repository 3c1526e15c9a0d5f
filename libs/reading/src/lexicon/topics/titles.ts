import type { Alternatives } from '../lexicon.js';

/** Words of job titles, and of what is mistaken for one. */
export interface TitleWords {
  /** Heads of titles. */
  readonly heads: Alternatives;
  /** Endings of feminine forms and plurals. */
  readonly headEndings: Alternatives;
  /** Heads at the end of a longer word, in languages that form compounds. */
  readonly compoundHeads: Alternatives;
  /** Endings of such compounds. */
  readonly compoundEndings: Alternatives;
  /** Heads in a script without spaces. */
  readonly unspacedHeads: Alternatives;
  /** Professions usually abbreviated in capitals; case matters. */
  readonly abbreviatedHeads: Alternatives;
  /** Last words of names of organisations. */
  readonly organisationEndings: Alternatives;
  /** Before "of" at the beginning of a name: "University of". */
  readonly organisations: Alternatives;
  /** "Of" in such a name. */
  readonly ofOrganisation: Alternatives;
  /** First words of a name that decide alone. */
  readonly organisationWords: Alternatives;
  /** First words of a name that need another. */
  readonly organisationBeginnings: Alternatives;
  /** In the place of an employer. */
  readonly selfEmployed: Alternatives;
  /** After "and" at the end of a name: "& Sons". */
  readonly partners: Alternatives;
  /** Before the trade of a training, which is no role. */
  readonly training: Alternatives;
  /** Between the two. */
  readonly ofTraining: Alternatives;
  /** First words of a title that look like a deed; case matters. */
  readonly adjectives: Alternatives;
  /** Endings of verbs that begin the description of a deed. */
  readonly deedEndings: Alternatives;
  /** Those among them that also end the first word of a title: "Nursing assistant". */
  readonly modifierEndings: Alternatives;
  /** Beginnings of titles in lower case. */
  readonly inLowerCase: Alternatives;
  /** Between a title and an organisation. */
  readonly atOrganisation: Alternatives;
}
