import type { Alternatives } from '../lexicon.js';

/** Phrases that only postings contain, by what they are about. */
export interface PostingSignWords {
  /** Somebody is looked for. */
  readonly seeking: Alternatives;
  /** The work. */
  readonly duties: Alternatives;
  /** What is asked. */
  readonly requirements: Alternatives;
  /** Numbers of years in words. */
  readonly numbers: Alternatives;
  /** Years. */
  readonly years: Alternatives;
  /** Experience, after a number of years. */
  readonly experience: Alternatives;
  /** Experience with what it is of. */
  readonly experienceIn: Alternatives;
  /** Beginnings of words about the application. */
  readonly applying: Alternatives;
  /** Pay and terms. */
  readonly terms: Alternatives;
  /** Between an amount and a time, with the space after it. */
  readonly per: Alternatives;
  /** Hours, months and years. */
  readonly times: Alternatives;
  /** Equal opportunities. */
  readonly law: Alternatives;
  /** The position. */
  readonly position: Alternatives;
  /** Tell the reader what they will do. */
  readonly telling: Alternatives;
}
