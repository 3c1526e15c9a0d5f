import type { Knockout, Match, ReadinessCheck, Score } from '@rolefit/contracts';
import type { Case } from './case.js';
import type { SkillJudgement } from './judgement.js';
import { judgeKnockouts } from './knockouts/knockouts.js';
import { linkRequirement, type FirmEvidence, type Link } from './links/link.js';
import { judgementOf } from './links/requirement-judgement.js';
import { scoresOf, weigh, type WeighedJudgement } from './points.js';
import { readinessChecks } from './readiness.js';
import { judgeSkills } from './skill-judgements.js';
import { judgeEducation } from './sub-scores/education.js';
import { judgeExperience } from './sub-scores/experience.js';
import { judgeLanguages } from './sub-scores/language.js';

/** All judgements of a case, before they are put into words. */
export interface Verdict {
  readonly skills: readonly SkillJudgement[];
  readonly firm: FirmEvidence;
  readonly links: readonly Link[];
  readonly weighed: readonly WeighedJudgement[];
  readonly score: Score;
  readonly breadth: NonNullable<Match['breadth']>;
  readonly knockouts: Knockout[];
  readonly readiness: ReadinessCheck[];
  readonly readyToApply: boolean;
}

/** How much a posting says: its requirements besides the title, and those of which more than the words is known. */
function breadthOf({ asks }: Case): Verdict['breadth'] {
  const all = asks.requirements.filter(({ requirement }) => requirement.kind !== 'title');
  return {
    requirements: all.length,
    understood: all.filter(({ requirement }) => requirement.understood).length,
  };
}

/** Facts that are compared by number or level, and the conditions. */
export function firmEvidence(input: Case): FirmEvidence {
  return {
    years: judgeExperience(input),
    education: judgeEducation(input),
    languages: judgeLanguages(input),
    conditions: judgeKnockouts(input),
  };
}

/** Links each requirement of a case to its evidence and weighs the links. */
export function judgeCase(input: Case): Verdict {
  const skills = judgeSkills(input);
  const firm = firmEvidence(input);
  const links = input.asks.requirements.map((ask) => linkRequirement(ask, input, firm));
  const weighed = weigh(links.map((link) => judgementOf(link, input)));
  const breadth = breadthOf(input);
  const score = scoresOf(weighed, breadth);
  const knockouts = [...firm.conditions];
  const readiness = readinessChecks({
    knockouts,
    craft: links.find(({ ask }) => ask.requirement.kind === 'title') ?? null,
    breadth,
    overallScore: score.overallScore,
  });
  return {
    skills,
    firm,
    links,
    weighed,
    score,
    breadth,
    knockouts,
    readiness,
    readyToApply: readiness.every(({ isMet }) => isMet),
  };
}
