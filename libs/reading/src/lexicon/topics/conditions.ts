import type { ConditionTopic } from '@rolefit/contracts';
import type { Alternatives } from '../lexicon.js';

/**
 * Words of a condition. The groups `n` and `m` are its amount and the end of a range; `\b` is a border of a word in any script. `firm` words
 * state a condition wherever they occur; the others need a demand beside them, or a list of requirements around them: "weekends" alone may be
 * days off.
 */
export interface ConditionRule {
  readonly topic: ConditionTopic;
  readonly pattern: RegExp;
  readonly firm?: true;
  /** The amount of words without a number: "clean" allows no points. */
  readonly amount?: number;
}

/** How a language words conditions of work: nights, lifting, age, travel. */
export interface ConditionWords {
  /** Stems of which each rule contains one, so that most sentences are passed over quickly. */
  readonly stems: Alternatives;
  /** Words that demand something of the candidate. */
  readonly demanding: Alternatives;
  /** What the candidate knows or plans is no condition: "experience in planning night shifts". */
  readonly knowing: Alternatives;
  /** Denials right before and right after the words. */
  readonly deniedBefore: Alternatives;
  readonly deniedAfter: Alternatives;
  /** How a resume says that a condition is fine: "willing to", "available". */
  readonly willing: Alternatives;
  /** A check that was passed. */
  readonly passed: Alternatives;
  /** Beginnings of lines about conditions, before a colon: "Travel", "Schedule". */
  readonly labels: Alternatives;
  /** What an employer promises: "we offer". */
  readonly offering: Alternatives;
  /** Endings of weights in pounds. */
  readonly pounds: Alternatives;
  /** Before a number that is one too many: "fewer than 6 points". */
  readonly fewer: Alternatives;
  /** Numbers in words. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly rules: readonly ConditionRule[];
}
