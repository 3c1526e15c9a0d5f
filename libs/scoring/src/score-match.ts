import type { Answers, Match, MatchPoint, MatchSkill, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { canBeJudged } from './can-be-judged.js';
import { openCase } from './case.js';
import type { SkillJudgement } from './judgement.js';
import { judgeKnockouts } from './knockouts/knockouts.js';
import { scoresOf, sharePoints, weigh, type PointShare, type WeighedJudgement } from './points.js';
import type { ProfileSkillInput } from './profile-skills.js';
import { readinessChecks, requiredCoverage } from './readiness.js';
import { recommend } from './recommendations.js';
import { judgeEducation } from './sub-scores/education.js';
import { judgeExperience } from './sub-scores/experience.js';
import { judgeLanguages } from './sub-scores/language.js';
import { judgeResponsibilities } from './sub-scores/responsibilities.js';
import { judgeSkills } from './sub-scores/skills.js';
import { judgeTitle } from './sub-scores/title.js';
import { summarise } from './summary.js';
import { judgeVersion, matchedCredit } from './weights.js';

/** What is judged. */
export interface MatchInput {
  readonly posting: PostingFacts;
  readonly resume: ResumeFacts;
  /** The user's list: what they stand for. A resume skill that is not on it does not count; see `skillStand`. */
  readonly skills: readonly ProfileSkillInput[];
  /** What only the user can tell; what they did not state stays unknown. */
  readonly answers?: Answers;
}

function toPoint({ judgement }: WeighedJudgement, { points, pointsPossible }: PointShare): MatchPoint {
  const { subScore, label, importance, credit, reason, postingQuote, resumeQuote, via } = judgement;
  return { subScore, label, importance, credit, points, pointsPossible, reason, postingQuote, resumeQuote, via };
}

function toMatchSkill({ name, importance, credit, postingQuote, resumeQuote, via }: SkillJudgement): MatchSkill {
  return { name, importance, credit, postingQuote, resumeQuote, via };
}

/**
 * Judges a resume, its owner's skills and answers against a posting: pure, synchronous, the same to the bit wherever it runs and in whatever
 * order the facts come.
 * @throws RangeError where `canBeJudged(posting)` is false: callers ask first and end the scan as `needs-text`
 */
export function scoreMatch({ posting, resume, skills: list, answers }: MatchInput): Match {
  if (!canBeJudged(posting)) throw new RangeError('This posting asks nothing that can be judged; ask canBeJudged before scoreMatch.');
  const input = openCase(posting, resume, list, answers);
  const skills = judgeSkills(input);
  const weighed = weigh([...skills, ...judgeExperience(input), ...judgeResponsibilities(input), ...judgeTitle(input), ...judgeEducation(input), ...judgeLanguages(input)]);
  const score = scoresOf(weighed);
  const shares = sharePoints(weighed, score.overallScore);
  const knockouts = judgeKnockouts(input);
  const coverage = requiredCoverage(skills);
  const readiness = readinessChecks(knockouts, coverage, score.overallScore);
  return {
    judge: judgeVersion,
    score,
    points: weighed.map((one, index) => toPoint(one, shares[index] ?? { points: 0, pointsPossible: 0 })),
    matchSkills: skills.filter(({ credit }) => credit >= matchedCredit).map(toMatchSkill),
    missingSkills: skills.filter(({ credit }) => credit < matchedCredit).map(toMatchSkill),
    knockouts,
    readyToApply: readiness.every(({ isMet }) => isMet),
    readiness,
    scanSummary: summarise(score, skills, coverage, knockouts),
    recommendations: recommend(weighed, knockouts),
  };
}
