import type { Alternatives, WordList } from '../lexicon.js';

/** Months of the year. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Seasons, which count as three months each. */
export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Words of dates and spans of time in resumes. */
export interface DateWords {
  /** Names of each month by their beginnings: three letters, or four where three are ambiguous. */
  readonly monthBeginnings: Readonly<Record<Month, WordList>>;
  /** Whole and abbreviated names of months. */
  readonly monthNames: Alternatives;
  readonly seasons: Readonly<Record<Season, Alternatives>>;
  /** "Present", "today", as the end of a span. */
  readonly present: Alternatives;
  /** Before the first of two dates: "from 2019 to 2020". */
  readonly from: Alternatives;
  /** Between two dates. */
  readonly to: Alternatives;
  /** Before a single date that begins a span which lasts. */
  readonly since: Alternatives;
  /** After a day's number: "1st". */
  readonly ordinalEndings: Alternatives;
  /** Between a day's number and the month. */
  readonly betweenDayAndMonth: Alternatives;
  /** Between the month and the year. */
  readonly betweenMonthAndYear: Alternatives;
  /** Whole dates in digits with signs of the language's own script. */
  readonly scriptDates: Alternatives;
  /** Like `present`, in a script without spaces, where a letter may follow. */
  readonly unspacedPresent: Alternatives;
  /** After a number that is a count, not a year: "2000 users". */
  readonly counted: Alternatives;
}
