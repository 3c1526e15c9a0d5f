import type {
  Knockout,
  Match,
  MatchPoint,
  MatchSkill,
  PostingFacts,
  SkillGap,
} from '@rolefit/contracts';
import {
  type Case,
  closeLinker,
  type Linker,
  matchedCredit,
  openCase,
  type OpenCase,
} from '@rolefit/linking';
import { canBeJudged } from './can-be-judged.js';
import { closeReadingEffect } from './close-reading-effect.js';
import type { RequirementJudgement, SkillJudgement } from './judgement.js';
import type { MatchInput } from './match-input.js';
import { isMissing } from './missing-skills.js';
import { isOwnField } from './own-field.js';
import { sharePoints, type PointShare } from './points.js';
import { recommend, type Recommendation } from './recommendations.js';
import { gapsOf } from './skill-gaps.js';
import { summarise } from './summary.js';
import { craftOf, judgeCase, type Verdict } from './verdict.js';
import { judgeVersion } from './weights.js';

type Place = { recommendation: number };

/** The recommendation of each judgement and condition. */
function placesOf(
  recommendations: readonly Recommendation[],
): ReadonlyMap<RequirementJudgement | Knockout, Place> {
  return new Map(
    recommendations.flatMap(({ judgements, knockout }, recommendation) =>
      [...judgements, ...(knockout ? [knockout] : [])].map(
        (one) => [one, { recommendation }] as const,
      ),
    ),
  );
}

function toPoint(
  judgement: RequirementJudgement,
  { points, pointsPossible }: PointShare,
  place: Place | undefined,
): MatchPoint {
  const { subScore, label, importance, credit, reason, postingQuote, resumeQuote, via, link } =
    judgement;
  return {
    subScore,
    label,
    importance,
    credit,
    points,
    pointsPossible,
    reason,
    postingQuote,
    resumeQuote,
    via,
    requirementId: link.requirement.id,
    kind: link.requirement.kind,
    verdict: link.verdict,
    by: link.by,
    confidence: link.confidence,
    ...(link.correction && { correction: link.correction }),
    ...place,
  };
}

function toMatchSkill({
  name,
  importance,
  credit,
  postingQuote,
  resumeQuote,
  via,
}: SkillJudgement): MatchSkill {
  return { name, importance, credit, postingQuote, resumeQuote, via };
}

/**
 * Judges a resume, its owner's skills and answers against a posting: pure, synchronous,
 * bit-identical on every machine and for any order of the facts.
 * @throws RangeError if `canBeJudged(posting)` is false: callers check first and end the scan as
 * `needs-text`
 * @param linker by default the built-in one, or the one of the close reading
 */
export function scoreMatch(input: MatchInput, linker = linkerFor(input)): Match {
  assertJudgeable(input.posting);
  const opened = caseOf(input);
  return matchOf(opened, judgeCase(opened, linker), input);
}

function caseOf({ posting, resume, skills, answers, corrections }: MatchInput): OpenCase {
  return openCase(posting, resume, skills, answers, corrections);
}

function linkerFor({ closeReading }: MatchInput): Linker | undefined {
  return closeReading ? closeLinker(closeReading.evidence) : undefined;
}

/** A match, the gaps that it shows, and whether the posting is in the user's own field. */
export interface MatchWithGaps {
  readonly match: Match;
  readonly gaps: SkillGap[];
  readonly isOwnField: boolean;
}

/**
 * `scoreMatch` and `skillGaps` combined, at a lower cost.
 * @throws RangeError if `canBeJudged(posting)` is false
 */
export function judgeMatch(input: MatchInput, linker = linkerFor(input)): MatchWithGaps {
  assertJudgeable(input.posting);
  const opened = caseOf(input);
  const verdict = judgeCase(opened, linker);
  return {
    match: matchOf(opened, verdict, input),
    gaps: gapsOf(opened, verdict, linker),
    isOwnField: isOwnField(opened.career, craftOf(verdict.links)),
  };
}

function assertJudgeable(posting: PostingFacts): void {
  if (!canBeJudged(posting))
    throw new RangeError(
      'This posting asks nothing that can be judged; ask canBeJudged before scoreMatch.',
    );
}

function matchOf(opened: Case, verdict: Verdict, { closeReading }: MatchInput): Match {
  const { notJudged } = opened;
  const { skills, links, weighed, score, breadth, knockouts, readiness, readyToApply, setAside } =
    verdict;
  const shares = sharePoints(weighed, score.overallScore);
  const recommendations = recommend(weighed, knockouts);
  const places = placesOf(recommendations);
  return {
    judge: judgeVersion,
    score,
    points: weighed.map(({ judgement }, index) =>
      toPoint(judgement, shares[index] ?? { points: 0, pointsPossible: 0 }, places.get(judgement)),
    ),
    matchSkills: skills.filter(({ credit }) => credit >= matchedCredit).map(toMatchSkill),
    missingSkills: skills.filter((skill) => isMissing(skill, links)).map(toMatchSkill),
    knockouts: knockouts.map((knockout) => ({ ...knockout, ...places.get(knockout) })),
    readyToApply,
    readiness,
    breadth,
    scanSummary: summarise(
      score,
      weighed.map(({ judgement }) => judgement),
      knockouts,
    ),
    recommendations: recommendations.map(({ line }) => line),
    // Absent if everything was judged, so that an ordinary match stays identical to one stored
    // before limits existed.
    ...(notJudged.length > 0 && { notJudged: [...notJudged] }),
    ...(setAside.length > 0 && { setAside: [...setAside] }),
    ...(closeReading && { closeReading: closeReadingEffect(opened, verdict, closeReading) }),
  };
}
