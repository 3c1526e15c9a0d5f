import type {
  CorrectionRef,
  Label,
  LinkBasis,
  LinkVerdict,
  Quote,
  Requirement,
  Sentence,
} from '@rolefit/contracts';
import type { Case } from './case.js';
import type { Condition } from './condition.js';

/** A linker never shows more lines for a requirement. */
export const quotesMost = 3;

/** What to do about a requirement. */
export interface Advice {
  readonly message: Sentence;
  /** The resume has it already and only shows it badly. */
  readonly isShownBadly: boolean;
}

/** What there is to say of a link. */
export interface Explanation {
  /** The requirement in a few words. */
  readonly label: Label;
  /** The label is a name in our words, not a stretch of the posting. */
  readonly isNamed: boolean;
  readonly reason: readonly Sentence[];
  /** The held skill that counts for the one asked for. */
  readonly via: string | null;
  readonly advice: Advice | null;
}

/** A requirement with the evidence for it: all that the judge reads of both texts. */
export interface Link {
  readonly requirement: Requirement;
  readonly verdict: LinkVerdict;
  /** How much of the requirement is shown, 0 to 1, in steps of a thousandth. */
  readonly credit: number;
  readonly by: LinkBasis;
  /** How sure the verdict is, 0 to 1. */
  readonly confidence: number;
  /** Lines of the resume, the strongest first; at most `quotesMost`. */
  readonly quotes: readonly Quote[];
  readonly explanation: Explanation;
  /** Set if the user has corrected the requirement, or states that they have it. */
  readonly correction?: CorrectionRef;
}

/** What there is to link: requirements and lines of evidence, and the conditions outside the score, which decide the licences among the requirements. */
export interface LinkerInput {
  /** The requirements are `asks.requirements`, the lines `resume.statements`. */
  readonly facts: Case;
  readonly conditions: readonly Condition[];
}

/**
 * Finds the evidence for each requirement. Judging is pure and synchronous, so a linker is too: a model is asked beforehand, and its linker looks
 * up what it answered.
 */
export interface Linker {
  /** One link for each of `facts.asks.requirements`, in their order. */
  readonly link: (input: LinkerInput) => readonly Link[];
  /**
   * What `link` gives after the user's list of skills has changed.
   * @param links of the case before
   */
  readonly relink: (links: readonly Link[], before: Case, after: LinkerInput) => readonly Link[];
  /**
   * The links with those at some places made again.
   * @param touched places of requirements
   */
  readonly relinkAt: (
    links: readonly Link[],
    touched: ReadonlySet<number>,
    after: LinkerInput,
  ) => readonly Link[];
}
