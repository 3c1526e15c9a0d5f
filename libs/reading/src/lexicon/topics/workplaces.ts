import type { Alternatives } from '../lexicon.js';

/** Words about the place of work. */
export interface WorkplaceWords {
  /** Labels of the place: "Location: …". */
  readonly labels: Alternatives;
  /** Work from anywhere. */
  readonly remote: Alternatives;
  /** Remote work is not possible. */
  readonly notRemote: Alternatives;
  /** Work at home on some days. */
  readonly hybrid: Alternatives;
  /** Days, after their number. */
  readonly days: Alternatives;
  /** Days, after the word for home. */
  readonly daysTold: Alternatives;
  /** After the days. */
  readonly perWeek: Alternatives;
  /** Between the days and home. */
  readonly atHome: Alternatives;
  /** Home, after a number of days. */
  readonly home: Alternatives;
  /** Home, before a number of days. */
  readonly homeFirst: Alternatives;
  /** Week, after a number of days at home. */
  readonly week: Alternatives;
  /** Work at the employer. */
  readonly onsite: Alternatives;
  /** Before a place. */
  readonly basedIn: Alternatives;
  /** Between them. */
  readonly in: Alternatives;
  /** The sentence is about the position. */
  readonly ofPosition: Alternatives;
  /** It is about a team or another kind of remoteness. */
  readonly notOfPosition: Alternatives;
  /** Words that are no part of a place. */
  readonly besidePlaces: Alternatives;
}
