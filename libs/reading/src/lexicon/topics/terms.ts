import type { ContractType } from '@rolefit/contracts';
import type { Alternatives } from '../lexicon.js';

/** Words about the terms of a job: hours, contract, closing date. */
export interface TermWords {
  /** Beginnings of lines that name a term and ask nothing. */
  readonly labels: Alternatives;
  /** Hours, after a number. */
  readonly hours: Alternatives;
  /** Between the hours and the week. */
  readonly perWeek: Alternatives;
  /** The week, beginnings that end a word. */
  readonly week: Alternatives;
  /** After a number, hours and week in one: "hour week", "Wochenstunden". */
  readonly weeklyHours: Alternatives;
  /** Between the ends of a range. */
  readonly to: Alternatives;
  readonly contracts: Readonly<Record<ContractType, Alternatives>>;
  /** Words for the position beside those of a contract. */
  readonly jobs: Alternatives;
  /** Words that tell of the candidate or the staff. */
  readonly others: Alternatives;
  /** Before the last day to apply. */
  readonly closing: Alternatives;
}
