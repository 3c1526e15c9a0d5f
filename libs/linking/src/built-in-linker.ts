import type { RequirementAsk } from './asks/requirement-asks.js';
import type { Case } from './case.js';
import type { LinkEvidence } from './decide-by-fact.js';
import { explain } from './explain.js';
import { comparedFacts } from './facts/compared-facts.js';
import { linkRequirement, type LinkedRequirement } from './link-requirement.js';
import type { Link, Linker, LinkerInput } from './linker.js';

function evidenceOf({ facts, conditions }: LinkerInput): LinkEvidence {
  return { ...comparedFacts(facts), conditions };
}

/** Changes what the rules have found for a requirement. */
type Revise = (found: LinkedRequirement) => LinkedRequirement;

function linkOne(ask: RequirementAsk, input: Case, evidence: LinkEvidence, revise: Revise): Link {
  const found = revise(linkRequirement(ask, input, evidence));
  const { verdict, credit, by, confidence, quote, moreQuotes = [] } = found;
  const correction = found.correction ?? ask.requirement.correction;
  return {
    requirement: ask.requirement,
    verdict,
    credit,
    by,
    confidence,
    quotes: quote === null ? [] : [quote, ...moreQuotes],
    explanation: explain(found, input.posting),
    ...(correction && { correction }),
  };
}

const ofFacts: readonly string[] = ['education', 'language', 'licence'];

/** Links by rules: skills and their relations, words, years, degrees and what occupations prove. */
export function linkerByRules(revise: Revise = (found) => found): Linker {
  return {
    link(input) {
      const evidence = evidenceOf(input);
      return input.facts.asks.requirements.map((ask) =>
        linkOne(ask, input.facts, evidence, revise),
      );
    },
    /** Links again only the requirements whose skills the change affects, and those that are decided by facts. */
    relink(links, before, after) {
      const { facts } = after;
      const evidence = evidenceOf(after);
      return facts.asks.requirements.map((ask, at) => {
        const link = links[at];
        const isTouched =
          ofFacts.includes(ask.requirement.kind) ||
          evidence.years.length > 0 ||
          ask.skills.some((group) =>
            group.some((want) => facts.related(want) !== before.related(want)),
          );
        return link && !isTouched ? link : linkOne(ask, facts, evidence, revise);
      });
    },
  };
}

export const builtInLinker = linkerByRules();
