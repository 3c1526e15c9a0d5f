import { aRequirement } from '@rolefit/testing';
import type { RequirementJudgement } from '../judgement.js';
import { aLink } from './a-link.js';

/** The judgement of a required skill that is not found, unless stated otherwise. */
export function aJudgement(
  label: string,
  facts: Partial<RequirementJudgement> = {},
): RequirementJudgement {
  const requirement = aRequirement(label);
  return {
    subScore: 'skillsScore',
    label,
    importance: 'required',
    weight: 1,
    credit: 0,
    reason: [],
    postingQuote: requirement.quote,
    resumeQuote: null,
    via: null,
    advice: null,
    isShownBadly: false,
    link: aLink(requirement),
    ...facts,
  };
}
