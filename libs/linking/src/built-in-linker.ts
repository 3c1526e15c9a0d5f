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
  const linkSome = (
    links: readonly Link[],
    input: LinkerInput,
    isTouched: (ask: RequirementAsk, at: number) => boolean,
  ): Link[] => {
    const evidence = evidenceOf(input);
    return input.facts.asks.requirements.map((ask, at) => {
      const link = links[at];
      return link && !isTouched(ask, at) ? link : linkOne(ask, input.facts, evidence, revise);
    });
  };
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
      const hasYears = facts.asks.experience.length > 0;
      return linkSome(links, after, ({ requirement, skills }) => {
        if (hasYears || ofFacts.includes(requirement.kind)) return true;
        return skills.some((group) =>
          group.some((want) => facts.related(want) !== before.related(want)),
        );
      });
    },
    relinkAt: (links, touched, after) => linkSome(links, after, (_, at) => touched.has(at)),
  };
}

export const builtInLinker = linkerByRules();
