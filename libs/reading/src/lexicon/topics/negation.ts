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
  /** "Needed" in a sentence that denies a need. */
  readonly needed: Alternatives;
  /** Before an object that is not needed: "no SQL needed". */
  readonly denyingNeed: Alternatives;
  /** Before "not needed": "SQL is not needed". */
  readonly be: Alternatives;
  /** "Is not" in one word. */
  readonly contracted: Alternatives;
  /** Denials that follow their subject, in NegEx's terms post-negation: "SQL is irrelevant", "SQL krävs inte". */
  readonly postNegation: Alternatives;
  /** Beginnings of clauses whose denial is about something else, in NegEx's terms pseudo-negation: "how you learned SQL is irrelevant". */
  readonly pseudoNegation: Alternatives;
  /** Before what is not asked for: "you do not need", "rather than". */
  readonly noNeed: Alternatives;
  /** Beginnings of words without which no sentence denies a need, to skip the others fast. */
  readonly hints: Alternatives;
  /** Beginnings of words by which something not needed is still welcome. */
  readonly consolation: Alternatives;
  /** Begin a clause that a denial does not cover. */
  readonly but: Alternatives;
}
