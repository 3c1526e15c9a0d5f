import type { Alternatives } from '../lexicon.js';

/** Currencies that are named in words, by ISO 4217. */
export type NamedCurrency = 'EUR' | 'SEK';

/** The time that pay is for. */
export type PayPeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/** Words by which an amount is for a time. */
export interface PayPeriodWords {
  /** Before the unit: "per". */
  readonly per: Alternatives;
  /** Beginnings of the unit. */
  readonly unit: Alternatives;
  /** Beginnings of words that say both: "yearly". */
  readonly adverb: Alternatives;
}

/** Words about pay. */
export interface PayWords {
  /** Beginnings of words for pay. */
  readonly pay: Alternatives;
  /** Between the ends of a range. */
  readonly to: Alternatives;
  readonly periods: Readonly<Record<PayPeriod, PayPeriodWords>>;
  /** Money for something else than work: "office stipend". */
  readonly otherMoney: Alternatives;
  /** Before the upper end of a range. */
  readonly upTo: Alternatives;
  /** Words before an amount per hour: "hourly". */
  readonly hourlyPay: Alternatives;
  /** Words before an amount per year: "annual". */
  readonly yearlyPay: Alternatives;
  /** Names of currencies beside their codes. */
  readonly currencies: Readonly<Record<NamedCurrency, Alternatives>>;
  /** After an amount that is too large to be pay: "million". */
  readonly millions: Alternatives;
}
