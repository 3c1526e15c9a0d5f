import type { Alternatives } from '../lexicon.js';

/** Labels of lists of skills in resumes. */
export interface SkillListLabelWords {
  /** Labels of a list of skills: "Tech stack". */
  readonly labels: Alternatives;
  /** Between two words of a label. */
  readonly and: Alternatives;
  /** After them: "Tools used". */
  readonly tails: Alternatives;
  /** Labels of a list of courses. */
  readonly courses: Alternatives;
  /** Parts of headings above courses. */
  readonly courseHeadings: Alternatives;
  /** Last words of a line whose list goes on in the next. */
  readonly goesOn: Alternatives;
  /** Parts of words that begin the entry of a certificate. */
  readonly certificates: Alternatives;
  /** Between a certificate and its issuer. */
  readonly issuers: Alternatives;
}
