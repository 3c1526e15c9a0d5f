import type { Knockout, ReadinessCheck, Score } from '@rolefit/contracts';
import type { Case } from './case.js';
import type { SkillJudgement } from './judgement.js';
import { judgeKnockouts } from './knockouts/knockouts.js';
import { scoresOf, weigh, type WeighedJudgement } from './points.js';
import { readinessChecks, requiredCoverage, type Coverage } from './readiness.js';
import { judgeEducation } from './sub-scores/education.js';
import { judgeExperience } from './sub-scores/experience.js';
import { judgeFieldOfWork } from './sub-scores/field-of-work.js';
import { judgeLanguages } from './sub-scores/language.js';
import { judgeResponsibilities } from './sub-scores/responsibilities.js';
import { judgeSkills } from './sub-scores/skills.js';
import { judgeTitle } from './sub-scores/title.js';

/** All judgements of a case, before they are put into words. */
export interface Verdict {
  readonly skills: readonly SkillJudgement[];
  readonly weighed: readonly WeighedJudgement[];
  readonly score: Score;
  readonly knockouts: Knockout[];
  readonly coverage: Coverage;
  readonly readiness: ReadinessCheck[];
  readonly readyToApply: boolean;
}

/** Judges all sub-scores and conditions of a case. */
export function judgeCase(input: Case): Verdict {
  const skills = judgeSkills(input);
  const weighed = weigh([
    ...skills,
    ...judgeExperience(input),
    ...judgeResponsibilities(input),
    ...judgeTitle(input),
    ...judgeFieldOfWork(input),
    ...judgeEducation(input),
    ...judgeLanguages(input),
  ]);
  const score = scoresOf(weighed);
  const knockouts = judgeKnockouts(input);
  const coverage = requiredCoverage(skills);
  const readiness = readinessChecks(knockouts, coverage, score.overallScore);
  return {
    skills,
    weighed,
    score,
    knockouts,
    coverage,
    readiness,
    readyToApply: readiness.every(({ isMet }) => isMet),
  };
}
