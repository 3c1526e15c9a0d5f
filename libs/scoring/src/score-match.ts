import type { Answers, Match, MatchPoint, MatchSkill, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { canBeJudged } from './can-be-judged.js';
import { openCase } from './case.js';
import type { SkillJudgement } from './judgement.js';
import { sharePoints, type PointShare, type WeighedJudgement } from './points.js';
import type { ProfileSkillInput } from './profile-skills.js';
import { recommend } from './recommendations.js';
import { summarise } from './summary.js';
import { judgeCase } from './verdict.js';
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
  const { skills, weighed, score, knockouts, coverage, readiness, readyToApply } = judgeCase(openCase(posting, resume, list, answers));
  const shares = sharePoints(weighed, score.overallScore);
  return {
    judge: judgeVersion,
    score,
    points: weighed.map((one, index) => toPoint(one, shares[index] ?? { points: 0, pointsPossible: 0 })),
    matchSkills: skills.filter(({ credit }) => credit >= matchedCredit).map(toMatchSkill),
    missingSkills: skills.filter(({ credit }) => credit < matchedCredit).map(toMatchSkill),
    knockouts,
    readyToApply,
    readiness,
    scanSummary: summarise(score, skills, coverage, knockouts),
    recommendations: recommend(weighed, knockouts),
  };
}
