import type { EducationLevel } from '@rolefit/contracts';
import type { Alternatives } from '../lexicon.js';

/** Degrees and their fields in a section of a resume about education. */
export interface StudyWords {
  /** Words that name a degree there. */
  readonly degrees: Readonly<Partial<Record<EducationLevel, Alternatives>>>;
  /** Abbreviations of degrees; upper and lower case differ. */
  readonly abbreviations: Readonly<Partial<Record<EducationLevel, Alternatives>>>;
  /** Degrees in a script without spaces. */
  readonly unspacedDegrees: Readonly<Partial<Record<EducationLevel, Alternatives>>>;
  /** Beginnings of lines that describe a degree that another line names. */
  readonly aboutDegree: Alternatives;
  /** Words anywhere in such lines. */
  readonly awards: Alternatives;
  /** Endings of fields of study. */
  readonly fieldEndings: Alternatives;
  /** Fields of study. */
  readonly fields: Alternatives;
  /** The same in a script without spaces. */
  readonly unspacedFields: Alternatives;
  /** Before a field of study. */
  readonly fieldArticles: Alternatives;
  /** Before a field in a script without spaces. */
  readonly unspacedBeforeField: Alternatives;
  /** After one. */
  readonly unspacedAfterField: Alternatives;
  /** Words that are never part of a field: grades, schools. */
  readonly notFields: Alternatives;
  /** Words about studies, which are no role. */
  readonly studying: Alternatives;
  /** Names of colleges contain such a word. */
  readonly colleges: Alternatives;
}
