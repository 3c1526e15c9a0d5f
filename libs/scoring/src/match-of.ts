import type {
  Label,
  MatchPoint,
  MatchSkill,
  Phrase,
  Sentence,
  StoredMatch,
} from '@rolefit/contracts';
import { english, writeLabel, writeSentences } from '@rolefit/match-texts';
import { type Case, type Condition, matchedCredit } from '@rolefit/linking';
import { closeReadingEffect } from './close-reading-effect.js';
import type { RequirementJudgement, SkillJudgement } from './judgement.js';
import type { MatchInput } from './match-input.js';
import { isMissing } from './missing-skills.js';
import { sharePoints, type PointShare } from './points.js';
import { recommend, type Recommendation } from './recommendations.js';
import { summarise } from './summary.js';
import type { Verdict } from './verdict.js';
import { judgeVersion } from './weights.js';

const inWords = (label: Label) => writeLabel(label, english);
const inSentences = (sentences: readonly Sentence[]) => writeSentences(sentences, english);
const phraseOf = (label: Label | undefined): Phrase | null =>
  label === undefined || typeof label === 'string' ? null : label;

type Place = { recommendation: number };

/** The recommendation of each judgement and condition. */
function placesOf(
  recommendations: readonly Recommendation[],
): ReadonlyMap<RequirementJudgement | Condition, Place> {
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
  const { subScore, importance, credit, postingQuote, resumeQuote, via, link } = judgement;
  return {
    subScore,
    label: inWords(judgement.label),
    importance,
    credit,
    points,
    pointsPossible,
    reason: inSentences(judgement.reason),
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
  return { name: inWords(name), importance, credit, postingQuote, resumeQuote, via };
}

function toKnockout({ label, statedByUser, ...condition }: Condition, place: Place | undefined) {
  return {
    ...condition,
    label: inWords(label),
    ...(statedByUser !== undefined && { statedByUser: inWords(statedByUser) }),
    ...place,
  };
}

/** The match of a verdict: its texts in English, and as messages for other languages. */
export function matchOf(
  opened: Case,
  verdict: Verdict,
  { closeReading }: Pick<MatchInput, 'closeReading'>,
): StoredMatch {
  const { notJudged } = opened;
  const { skills, links, weighed, score, breadth, knockouts, readiness, readyToApply, setAside } =
    verdict;
  const shares = sharePoints(weighed, score.overallScore);
  const judgements = weighed.map(({ judgement }) => judgement);
  const recommendations = recommend(weighed, knockouts);
  const places = placesOf(recommendations);
  const missing = skills.filter((skill) => isMissing(skill, links));
  const summary = summarise(score, judgements, knockouts);
  return {
    judge: judgeVersion,
    score,
    points: judgements.map((judgement, index) =>
      toPoint(judgement, shares[index] ?? { points: 0, pointsPossible: 0 }, places.get(judgement)),
    ),
    matchSkills: skills.filter(({ credit }) => credit >= matchedCredit).map(toMatchSkill),
    missingSkills: missing.map(toMatchSkill),
    knockouts: knockouts.map((knockout) => toKnockout(knockout, places.get(knockout))),
    readyToApply,
    readiness: readiness.map(({ text, ...rule }) => ({ ...rule, text: inSentences(text) })),
    breadth,
    scanSummary: inSentences(summary),
    recommendations: recommendations.map(({ text }) => inSentences(text)),
    // Absent if everything was judged, so that an ordinary match stays identical to one stored
    // before limits existed.
    ...(notJudged.length > 0 && { notJudged: [...notJudged] }),
    ...(setAside.length > 0 && { setAside: [...setAside] }),
    ...(closeReading && { closeReading: closeReadingEffect(opened, verdict, closeReading) }),
    messages: {
      points: judgements.map(({ label, reason }) => ({
        label: phraseOf(label),
        reason: [...reason],
      })),
      missingSkills: missing.map(({ name }) => phraseOf(name)),
      knockouts: knockouts.map(({ label, statedByUser }) => ({
        label: phraseOf(label),
        stated: phraseOf(statedByUser),
      })),
      readiness: readiness.map(({ text }) => [...text]),
      summary,
      recommendations: recommendations.map(({ text }) => [...text]),
    },
  };
}
