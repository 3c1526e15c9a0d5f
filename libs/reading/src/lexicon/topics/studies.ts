import type { EducationLevel } from '@rolefit/contracts';
import type { Alternatives, WordList } from '../lexicon.js';

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
  /** Words that abbreviations of degrees look for behind them, in lower case even in a line in capitals. */
  readonly smallWords?: WordList;
  /** Between a degree and the rest of its name. */
  readonly beforeTails?: Alternatives;
  /** The rest of its name: "of Science". */
  readonly degreeTails?: Alternatives;
  /** Nouns between a degree and the word before its field: "degree in". */
  readonly afterDegrees: Alternatives;
  /** Such words directly before it: "Science in". */
  readonly faculties?: Alternatives;
  /** Before a field of study, after those. */
  readonly beforeFields: Alternatives;
  /** The end of a degree's full name before its field: "of Arts - History". */
  readonly facultyNames?: Alternatives;
  /** Fields that have the form of a firm's name, at the end of a text. */
  readonly firmLikeFields?: Alternatives;
  /** Last words of names of schools, with their capitals. */
  readonly schoolEndings?: Alternatives;
  /** First words of such names. */
  readonly schoolOpenings: Alternatives;
  /** Between a field and a school or an honour. */
  readonly afterFields: Alternatives;
  /** Words that have the place of a field but name only part of the degree. */
  readonly bareFields?: Alternatives;
  /** Those of them that name no field at all. */
  readonly noFields?: Alternatives;
}
