import type { Answers, Knockout, Match, MatchPoint, MatchSkill, PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { canBeJudged } from './can-be-judged.js';
import { openCase } from './case.js';
import type { Judgement, SkillJudgement } from './judgement.js';
import { sharePoints, type PointShare } from './points.js';
import type { ProfileSkillInput } from './profile-skills.js';
import { recommend, type Recommendation } from './recommendations.js';
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

type Place = { recommendation: number };

/** Which line speaks of what: of judgements and of conditions. */
function placesOf(recommendations: readonly Recommendation[]): ReadonlyMap<Judgement | Knockout, Place> {
  return new Map(recommendations.flatMap(({ judgements, knockout }, recommendation) => [...judgements, ...(knockout ? [knockout] : [])].map((one) => [one, { recommendation }] as const)));
}

function toPoint(judgement: Judgement, { points, pointsPossible }: PointShare, place: Place | undefined): MatchPoint {
  const { subScore, label, importance, credit, reason, postingQuote, resumeQuote, via } = judgement;
  return { subScore, label, importance, credit, points, pointsPossible, reason, postingQuote, resumeQuote, via, ...place };
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
  const recommendations = recommend(weighed, knockouts);
  const places = placesOf(recommendations);
  return {
    judge: judgeVersion,
    score,
    points: weighed.map(({ judgement }, index) => toPoint(judgement, shares[index] ?? { points: 0, pointsPossible: 0 }, places.get(judgement))),
    matchSkills: skills.filter(({ credit }) => credit >= matchedCredit).map(toMatchSkill),
    missingSkills: skills.filter(({ credit }) => credit < matchedCredit).map(toMatchSkill),
    knockouts: knockouts.map((knockout) => ({ ...knockout, ...places.get(knockout) })),
    readyToApply,
    readiness,
    scanSummary: summarise(score, skills, coverage, knockouts),
    recommendations: recommendations.map(({ line }) => line),
  };
}
