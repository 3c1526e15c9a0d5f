import type { Requirement } from '@rolefit/contracts';

/** The requirements that one call asks about. */
export interface Portion {
  /** Number of the first one in the prompts, from 1. */
  readonly from: number;
  readonly requirements: readonly Requirement[];
}

/** More requirements in one call are answered less carefully. Real postings have at most 48. */
const requirementsMost = 50;
/** A conservative estimate that suits any language: English has about four characters per token. */
const charsPerToken = 3;
/** Tokens of one verdict with its quotes. */
const answerTokens = 120;
const leastRequirements = 3;

function tokensOf(chars: number): number {
  return Math.ceil(chars / charsPerToken);
}

/**
 * Splits requirements so that prompt and answer fit into the model's context.
 * @param fixedChars of instructions, schema and resume
 * @param contextTokens null if it is large or unknown
 */
export function portionsOf(
  requirements: readonly Requirement[],
  fixedChars: number,
  contextTokens: number | null,
): Portion[] {
  const room = contextTokens === null ? Infinity : contextTokens - tokensOf(fixedChars);
  const portions: { from: number; requirements: Requirement[] }[] = [];
  let used = Infinity;
  requirements.forEach((requirement, at) => {
    const needs = tokensOf(requirement.quote.text.length + 20) + answerTokens;
    const current = portions.at(-1);
    const isFull =
      current === undefined ||
      current.requirements.length >= requirementsMost ||
      (used + needs > room && current.requirements.length >= leastRequirements);
    if (isFull) {
      portions.push({ from: at + 1, requirements: [requirement] });
      used = needs;
    } else {
      current.requirements.push(requirement);
      used += needs;
    }
  });
  return portions;
}
