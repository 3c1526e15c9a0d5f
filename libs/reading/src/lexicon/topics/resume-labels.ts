import type { Alternatives } from '../lexicon.js';

/** Labels and credentials in resumes. */
export interface ResumeLabelWords {
  /** Labels of where a person lives. */
  readonly places: Alternatives;
  /** Countries after the name of a city, with their capitals. */
  readonly countries: Alternatives;
  /** Parts of words beside which a credential is one that the person holds; with ASCII borders. */
  readonly credentials: Alternatives;
  /** Labels of skills and languages below the last role. */
  readonly asides: Alternatives;
  /** Labels of an employer. */
  readonly employers: Alternatives;
  /** Words that refer to the employer of the role above: "same company". */
  readonly sameEmployer: Alternatives;
  /** Labels of the dates of a role or of studies. */
  readonly datesLabels: Alternatives;
  /** Labels of a title. */
  readonly titles: Alternatives;
  /** Between a title and an employer; upper and lower case differ. */
  readonly atEmployer: Alternatives;
  /** Words in lower case within names of employers. */
  readonly smallInNames: Alternatives;
  /** The end of a span in the header of a role. */
  readonly now: Alternatives;
  /** The whole line between two dates of a column. */
  readonly until: Alternatives;
  /** Parts of the header of a role that are no names: kinds of contract, lengths of time, page numbers. */
  readonly noNames: Alternatives;
  /** Beginnings of labels of other data in the header of a role, as whole words: "salary". */
  readonly ofData: Alternatives;
  /** Legal forms after a comma, which belong to the name before it; case matters. */
  readonly legalForms?: Alternatives;
  /** Abbreviations at the end of a name, whose full stop ends no sentence; case matters. */
  readonly abbreviatedEndings?: Alternatives;
  /** The word that templates have in the place of a state, with its capital. */
  readonly states?: Alternatives;
}
