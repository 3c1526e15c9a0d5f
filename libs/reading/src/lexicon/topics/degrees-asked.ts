import type { Alternatives } from '../lexicon.js';

/** Words about degrees that a posting asks for. */
export interface DegreeAskedWords {
  /** Experience counts as much as the degree. */
  readonly orEquivalent: Alternatives;
  /** A qualification below a degree, which is enough if the degree is an alternative to it. */
  readonly qualifications: Alternatives;
  /** Between the two. */
  readonly or: Alternatives;
  /** Between a degree and the years that are asked besides it. */
  readonly and: Alternatives;
  /** Before the degree. */
  readonly articles: Alternatives;
  /** The degree. */
  readonly degrees: Alternatives;
  /** A complete other path, in capitals: "OR two years of …". */
  readonly otherPath: Alternatives;
  /** The whole posting lets experience take the place of a degree. */
  readonly anyPath: Alternatives;
  /** Make a degree a requirement outside of a list of requirements. */
  readonly demanding: Alternatives;
  /** Degrees of other people, and studies that are not finished. */
  readonly ofOthers: Alternatives;
  /** Ask for a degree, finished or not. */
  readonly requiredOrPursued: Alternatives;
  /** A degree without its level. */
  readonly anyDegree: Alternatives;
  /** Trained, directly before the name of a trade. */
  readonly trained?: Alternatives;
  /** With training, after the name of a trade. */
  readonly training?: Alternatives;
  /** Words that may introduce somebody of a trade: "you are", "a". */
  readonly beforeTrade?: Alternatives;
  /** Words within the name of a trade: "Kaufmann für Büromanagement". */
  readonly withinTrade?: Alternatives;
  /** What cannot be part of a trade's name, and so ends it: "with", "is". */
  readonly afterTrade?: Alternatives;
}
