import type { Alternatives } from '../lexicon.js';

/** Words that deny what they stand beside. */
export interface NegationWords {
  /** "No", "not" right before what is denied. */
  readonly denying: Alternatives;
  /** "Without", "never": a denial in a resume, but a condition in a posting. */
  readonly lacking: Alternatives;
  /** Single words between a denial and its object: "no prior experience with". */
  readonly betweenDenialAndObject: Alternatives;
  /** An answer after a colon or in brackets: "Driving licence: none". */
  readonly denyingAnswers: Alternatives;
  /** "Not" in "Degree: not required". */
  readonly not: Alternatives;
  /** "Required" in "Degree: not required". */
  readonly requiredAfterNot: Alternatives;
}
