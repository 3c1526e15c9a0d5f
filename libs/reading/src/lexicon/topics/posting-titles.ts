import type { Alternatives } from '../lexicon.js';

/** Words around the title of a posting. */
export interface PostingTitleWords {
  /** Labels of the title: "Position: …". */
  readonly labels: Alternatives;
  /** Before the title in a sentence: "we are looking for". */
  readonly seeking: Alternatives;
  /** Articles and praise between them and the title. */
  readonly qualities: Alternatives;
  /** Words at the end of a line after which the title follows in the next line: "we are looking for a". */
  readonly unfinished: Alternatives;
  /** Words that follow a title. */
  readonly following: Alternatives;
  /** Terms of employment after a title: "- 2nd shift", "(full-time)". */
  readonly terms: Alternatives;
  /** Full time and part time, and that somebody is sought, which begin or end a title even without a mark: "in Teilzeit", "needed". */
  readonly workload: Alternatives;
  /** Marks that people of any gender may apply. */
  readonly genders: Alternatives;
  /** Words after a comma that go on with a title. */
  readonly afterComma?: Alternatives;
  /** Labels of the employer: "Company: …". */
  readonly employerLabels?: Alternatives;
  /** Legal forms that end the name of an employer; case-sensitive. */
  readonly legalForms?: Alternatives;
  /** Institutions that end the name of an employer; case-sensitive: "St. Mary's Hospital". */
  readonly institutions?: Alternatives;
  /** Between a title and the employer: "Nurse at …". */
  readonly at?: Alternatives;
  /** After the name of an employer that looks for somebody: "… is hiring". */
  readonly isHiring?: Alternatives;
  /** Before the name of an employer that speaks of itself: "At …, we build". */
  readonly atOurs?: Alternatives;
  /** After it: "we". */
  readonly ours?: Alternatives;
  /** Articles before the name of an employer that are no part of it. */
  readonly articles?: Alternatives;
  /** Between the name of an employer and what it is: "is a". */
  readonly isA?: Alternatives;
  /** Before the name of an employer in a heading: "About …". */
  readonly about?: Alternatives;
  /** After that word, no name: "About us". */
  readonly aboutOthers?: Alternatives;
  /** Words of a line below the title that is no name of an employer. */
  readonly noEmployer?: Alternatives;
  /** Before a title, for people who change to it: "Quereinsteiger (m/w/d) als". */
  readonly asNewcomer?: Alternatives;
}
