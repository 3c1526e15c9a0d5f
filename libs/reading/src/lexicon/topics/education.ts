import type { EducationLevel } from '@rolefit/contracts';
import type { Alternatives } from '../lexicon.js';

/** Words of formal education. */
export interface EducationWords {
  /** Words that name a level. */
  readonly levels: Readonly<Record<EducationLevel, Alternatives>>;
  /** Degrees that may also be initials or a product: they need a word of education beside them. */
  readonly initials: Alternatives;
  /** Those of them that begin a line with a subject and a year: "BA History, Hull, 2019". */
  readonly initialsBeforeSubject: Alternatives;
  /** The class of a degree in brackets after it. */
  readonly honoursMarks: Alternatives;
  /** Such words of education. */
  readonly nouns: Alternatives;
  /** Between a level and its field: "bachelor degree in". */
  readonly degreeNouns: Alternatives;
  /** Before a field of study. */
  readonly ofField: Alternatives;
  /** After such a word, before the field itself. */
  readonly beforeField: Alternatives;
  /** End a field of study. */
  readonly afterField: Alternatives;
  /** End it after a comma. */
  readonly afterComma: Alternatives;
  /** Words in the place of a field: honours, or a preference. */
  readonly honours: Alternatives;
}
