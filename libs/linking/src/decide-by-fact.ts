import type { RequirementAsk } from './asks/requirement-asks.js';
import type { Condition } from './condition.js';
import type { Decided } from './decided.js';
import type { ComparedFact } from './facts/compared-fact.js';
import type { ComparedFacts } from './facts/compared-facts.js';
import { factsWithin } from './facts/within.js';

/** Facts that are compared by number or level, and the conditions outside the score. */
export interface LinkEvidence extends ComparedFacts {
  readonly conditions: readonly Condition[];
}

function mean(facts: readonly ComparedFact[]): number {
  return facts.reduce((sum, { credit }) => sum + credit, 0) / facts.length;
}

/** The languages of a line without the optional ones, where it also requires one: English meets "Fluent English; French is a bonus". */
function requiredOf(found: readonly ComparedFact[]): readonly ComparedFact[] {
  const required = found.filter(({ isWish }) => isWish !== true);
  return required.length > 0 ? required : found;
}

/** A language that two lines ask for is judged once, at the higher level. */
function languagesOf(ask: RequirementAsk, { languages }: LinkEvidence): ComparedFact[] {
  const codes = ask.requirement.parts
    .flat()
    .flatMap((part) => (part.type === 'language' ? [part.code] : []));
  const found = languages.filter(({ languageCode }) => codes.includes(languageCode ?? ''));
  return found.length > 0 ? found : factsWithin(ask, languages);
}

/** Degrees, languages and licences alone decide the requirements of their kind. */
export function decidedByFact(ask: RequirementAsk, evidence: LinkEvidence): Decided | null {
  const { kind } = ask.requirement;
  if (kind === 'education' || kind === 'language') {
    const found =
      kind === 'education'
        ? factsWithin(ask, evidence.education)
        : requiredOf(languagesOf(ask, evidence));
    const best = found.toSorted((a, b) => b.credit - a.credit)[0];
    if (!best) return null;
    return {
      credit: mean(found),
      by: best.isStated === true ? 'stated' : kind === 'education' ? 'degree' : 'language',
      quote: best.resumeQuote,
      fact: best,
    };
  }
  if (kind === 'licence') {
    const found = factsWithin(ask, evidence.conditions).filter(
      ({ kind: what }) => what === 'licence' || what === 'clearance',
    );
    const missed = found.find(({ status }) => status === 'not-met');
    if (missed)
      return { credit: 0, by: 'licence', quote: missed.resumeQuote, verdict: 'contradicted' };
    const [met] = found;
    if (met && found.every(({ status }) => status === 'met'))
      return { credit: 1, by: met.resumeQuote ? 'licence' : 'stated', quote: met.resumeQuote };
  }
  return null;
}
