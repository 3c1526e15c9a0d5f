import type { Alternatives, WordList } from '../lexicon.js';

/** Subjects of the parts of a posting that headings name. */
export type HeadedSection =
  | 'boilerplate'
  | 'benefits'
  | 'preferred'
  | 'about'
  | 'duties'
  | 'education'
  | 'languages'
  | 'required';

/** Headings of postings, and sentences that open a list. */
export interface PostingSectionWords {
  /** Beginnings of the headings of each part. */
  readonly headings: Readonly<Record<HeadedSection, Alternatives>>;
  /** Words that headings consist of, beside their first ones. */
  readonly headingWords: WordList;
  /** Between a heading and its subject: "Experience with Kubernetes". */
  readonly subjectPrepositions: Alternatives;
  /** Before the subject of a heading. */
  readonly articles: Alternatives;
  /** Labels of pay, complete on their line: "Salary: $50,000". */
  readonly payLabels: Alternatives;
  /** Sentences that open a list of requirements: "You must have:". */
  readonly opensRequirements: Alternatives;
  /** Sentences that open a list of duties: "Your tasks:". */
  readonly opensDuties: Alternatives;
  /** Ends of sentences that open a list of duties: "In this role you will:". */
  readonly endsBeforeDuties: Alternatives;
  /** Heads of the columns of a table of requirements. */
  readonly columns: Readonly<Record<'required' | 'preferred', Alternatives>>;
  /** Marks a row in such a column. */
  readonly yes: Alternatives;
}
