import type { Alternatives } from '../lexicon.js';

/** Labels of personal data and what surrounds names; a name itself is no word. */
export interface PersonalDataWords {
  /** Labels of a date of birth. */
  readonly bornOn: Alternatives;
  /** The same in a script without spaces. */
  readonly unspacedBornOn: Alternatives;
  /** After a date of birth, in such a script. */
  readonly unspacedBorn: Alternatives;
  /** Dates with signs of such a script, with a day or without. */
  readonly unspacedDates: Alternatives;
  /** The same with a day. */
  readonly unspacedWholeDates: Alternatives;
  /** Beginnings of names of months. */
  readonly months: Alternatives;
  /** Between two dates. */
  readonly to: Alternatives;
  /** A date beside them is that of the document. */
  readonly revised: Alternatives;
  /** "At" in a spelled mail address, in brackets. */
  readonly at: Alternatives;
  /** "Dot" in one. */
  readonly dot: Alternatives;
  /** "Dot" between spaces, as which it is no other word. */
  readonly dotBetweenSpaces: Alternatives;
  /** Names of messengers in the language's own script. */
  readonly messengers: Alternatives;
  /** Words for an account between the name of a messenger and that of the account. */
  readonly accounts: Alternatives;
  /** Labels of a contact person. */
  readonly contacts: Alternatives;
  /** Relatives and referees, before their name. */
  readonly relatives: Alternatives;
  /** "Son of" and its abbreviation, before a name. */
  readonly relativesOf: Alternatives;
  /** The same in a script without spaces. */
  readonly unspacedRelatives: Alternatives;
  /** Before a name, with their capitals. */
  readonly honorifics: Alternatives;
  /** Words beside a name that are never looked for alone. */
  readonly noParts: Alternatives;
  /** Words in lower case within names; those of further countries are with English. */
  readonly particles: Alternatives;
  /** Surnames in a script without spaces. */
  readonly surnames: Alternatives;
  /** Numbers of a person or an account. */
  readonly ids: Alternatives;
  /** "Number" after one. */
  readonly numbers: Alternatives;
  /** Labels of the name of the person. */
  readonly nameLabels: Alternatives;
  /** Names of the document before that of the person. */
  readonly documents: Alternatives;
  /** Between the two. */
  readonly of: Alternatives;
  /** Names of the document after that of the person. */
  readonly documentsAfter: Alternatives;
  /** Beginnings of titles of the document and its first section. */
  readonly documentBeginnings: Alternatives;
  /** Words in headings, which are in no name. */
  readonly sectionParts: Alternatives;
  /** After a label of a date of birth: the line is about a condition of age. */
  readonly bornBounds: Alternatives;
  /** The word "name" after a relative. */
  readonly nameNouns?: Alternatives;
  /** The ending of a relative before it. */
  readonly possessive?: Alternatives;
  /** Before the name of a relative, with their capitals. */
  readonly furtherHonorifics?: Alternatives;
  /** After a name, with their capitals: degrees and generations. */
  readonly nameSuffixes?: Alternatives;
  /** Last words of job titles that are no surnames. */
  readonly jobWords: Alternatives;
  /** Words that begin a title behind a name. */
  readonly ranks: Alternatives;
  /** Nouns between the name of an id and its number. */
  readonly idCards?: Alternatives;
  /** Words after the name of a site that are no account: parts of it, adverbs. */
  readonly notAccounts: Alternatives;
}
