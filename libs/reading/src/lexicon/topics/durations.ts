import type { Alternatives } from '../lexicon.js';

/** Words of lengths of time. */
export interface DurationWords {
  /** Numbers in words. */
  readonly numbers: Readonly<Record<string, number>>;
  /** Between the ends of a range: "two to five years". */
  readonly to: Alternatives;
  /** After a lower end. */
  readonly orMore: Alternatives;
  /** Years as a unit. */
  readonly years: Alternatives;
  /** One year, as studies are counted: "a four year degree". */
  readonly year: Alternatives;
  /** What is studied for such a time. */
  readonly studies: Alternatives;
  /** Months as a unit. */
  readonly months: Alternatives;
  /** After a number without a unit: "2 of which with Spring". */
  readonly ofThem: Alternatives;
  /** Before such a number. */
  readonly thereof: Alternatives;
  /** Before a lower end. */
  readonly atLeast: Alternatives;
  /** Before a number of years in a list of skills. */
  readonly moreThan: Alternatives;
  /** Units beside a skill: "Java – 5 yoe". */
  readonly besideSkills: Alternatives;
  /** Units before a skill: "5 years of Java". */
  readonly yearsBeforeSkills: Alternatives;
  /** Units that mean years in lists of skills only. */
  readonly yearLetters: Alternatives;
  /** Between a number of years and a skill. */
  readonly beforeSkills: Alternatives;
}
