import type { Match, Score, SetAside } from '@rolefit/contracts';
import {
  asksForCondition,
  builtInLinker,
  type Case,
  type Condition,
  type Link,
  type Linker,
} from '@rolefit/linking';
import type { SkillJudgement } from './judgement.js';
import { setAsideConditions } from './knockouts/corrected-conditions.js';
import { judgeKnockouts } from './knockouts/knockouts.js';
import { settledByLinks } from './knockouts/settled-by-links.js';
import { scoresOf, weigh, type WeighedJudgement } from './points.js';
import { readinessChecks, type ReadinessRule } from './readiness.js';
import { judgementOf } from './requirement-judgement.js';
import { judgeSkills } from './skill-judgements.js';

/** All judgements of a case, before they are in a language. */
export interface Verdict {
  readonly skills: readonly SkillJudgement[];
  /** One for each requirement of the case, in their order. */
  readonly allLinks: readonly Link[];
  /** Those that are judged: all but what the user has set aside. */
  readonly links: readonly Link[];
  readonly weighed: readonly WeighedJudgement[];
  readonly score: Score;
  readonly breadth: NonNullable<Match['breadth']>;
  readonly knockouts: readonly Condition[];
  readonly readiness: readonly ReadinessRule[];
  readonly readyToApply: boolean;
  readonly setAside: readonly SetAside[];
}

/** How informative a posting is: the number of its requirements apart from the title, and of those that were read closely or of which more than the wording is known. */
function breadthOf(links: readonly Link[]): Verdict['breadth'] {
  const all = links.filter(({ requirement }) => requirement.kind !== 'title');
  return {
    requirements: all.length,
    understood: all.filter(({ requirement, by }) => requirement.understood || by === 'model')
      .length,
  };
}

/** The link of the requirement that the title names; null for a posting without a title. */
export function craftOf(links: readonly Link[]): Link | null {
  return links.find(({ requirement }) => requirement.kind === 'title') ?? null;
}

/** Without the requirements that ask for nothing but conditions that the user has set aside. */
export function withoutSetAside(
  links: readonly Link[],
  conditions: readonly Condition[],
  setAside: readonly Condition[],
): readonly Link[] {
  if (setAside.length === 0) return links;
  const asked = links.filter(({ requirement }) => {
    const asksFor = (condition: Condition) => asksForCondition(requirement, condition);
    return !setAside.some(asksFor) || conditions.some(asksFor);
  });
  return asked.length > 0 ? asked : links;
}

/** What links and conditions come to, whoever has made the links. */
export function judgeLinks(
  links: readonly Link[],
  knockouts: readonly Condition[],
): Omit<Verdict, 'skills' | 'allLinks' | 'setAside'> {
  const weighed = weigh(links.map(judgementOf));
  const breadth = breadthOf(links);
  const score = scoresOf(weighed, breadth);
  const readiness = readinessChecks({
    knockouts,
    links,
    craft: craftOf(links),
    breadth,
    overallScore: score.overallScore,
  });
  return {
    links,
    weighed,
    score,
    breadth,
    knockouts,
    readiness,
    readyToApply: readiness.every(({ isMet }) => isMet),
  };
}

/** Judges the conditions of a case, has its requirements linked to their evidence, and judges the links. */
export function judgeCase(facts: Case, linker: Linker = builtInLinker): Verdict {
  const { conditions, setAside } = judgeKnockouts(facts);
  const allLinks = linker.link({ facts, conditions });
  const links = withoutSetAside(allLinks, conditions, setAside);
  return {
    allLinks,
    skills: judgeSkills(facts, links),
    ...judgeLinks(links, settledByLinks(conditions, links)),
    setAside: [...facts.setAside, ...setAsideConditions(setAside, facts)],
  };
}
