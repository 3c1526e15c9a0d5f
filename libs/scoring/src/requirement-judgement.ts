import type { RequirementKind, SubScoreKey } from '@rolefit/contracts';
import type { Link } from '@rolefit/linking';
import type { RequirementJudgement } from './judgement.js';
import { rankDecay, requirementWeights } from './weights.js';

const subScoreOf = {
  title: 'titleScore',
  licence: 'skillsScore',
  experience: 'experienceScore',
  education: 'educationScore',
  language: 'languageScore',
  skill: 'skillsScore',
  duty: 'responsibilitiesScore',
  other: 'skillsScore',
  soft: 'skillsScore',
  condition: 'skillsScore',
} as const satisfies Record<RequirementKind, SubScoreKey>;

/** A link with its weight. */
export function judgementOf(link: Link): RequirementJudgement {
  const { requirement, credit, quotes, explanation } = link;
  const { importance, rank, kind } = requirement;
  const { label, reason, via, advice } = explanation;
  return {
    subScore: subScoreOf[kind],
    label,
    importance: importance === 'must' ? 'required' : 'preferred',
    weight: requirementWeights[importance] * rankDecay ** rank,
    credit,
    reason,
    postingQuote: requirement.quote,
    resumeQuote: quotes[0] ?? null,
    via,
    advice: advice?.message ?? null,
    isShownBadly: advice?.isShownBadly ?? false,
    link,
  };
}
