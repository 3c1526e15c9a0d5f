import { limits, type NotJudged, type PostingFacts } from '@rolefit/contracts';
import { canonicalPosting } from '../canonical.js';
import { judgingLimits } from '../judging-limits.js';
import { limitedPosting, mostImportant } from '../within-limits.js';
import { shorten } from '../wording.js';
import { experienceAsks, labelOf, type ExperienceAsk } from './experience-asks.js';
import { requirementAsks, type RequirementAsk, type RequirementAsks } from './requirement-asks.js';
import { hardSkillIds, skillAsks, type SkillAsk } from './skill-asks.js';

/** Requirements of a posting, independent of the candidate. */
export interface PostingAsks {
  readonly skills: readonly SkillAsk[];
  /** Ids of all required skills except soft ones. */
  readonly hardSkillIds: readonly string[];
  readonly experience: readonly ExperienceAsk[];
  readonly requirements: readonly RequirementAsk[];
}

/** A posting prepared for judging: canonical facts within `judgingLimits`, their requirements, and the facts left out. */
export interface PostingSide {
  readonly posting: PostingFacts;
  readonly asks: PostingAsks;
  readonly notJudged: readonly NotJudged[];
}

/** Years are required by facts of their own and by skills; joining both shows which are one requirement. */
function cutExperience(posting: PostingFacts): { kept: ExperienceAsk[]; notJudged: NotJudged[] } {
  const most = judgingLimits.posting.experience;
  const facts = mostImportant(posting.experience, {
    of: 'posting',
    what: 'experience',
    most,
    name: ({ quote }) => quote.text,
  });
  const asks = mostImportant(experienceAsks({ ...posting, experience: facts.kept }), {
    of: 'posting',
    what: 'experience',
    most,
    name: ({ quote }) => quote.text,
    identity: (ask) => JSON.stringify(labelOf(ask)),
  });
  const [first, second] = [...asks.notJudged, ...facts.notJudged];
  if (!first || !second) return { kept: asks.kept, notJudged: first ? [first] : [] };
  const names = [...first.names, ...second.names].slice(0, limits.notJudgedNames);
  return {
    kept: asks.kept,
    notJudged: [{ ...first, leftOut: first.leftOut + second.leftOut, names }],
  };
}

const nameChars = 60;

function requirementsNotJudged({ asks, left }: RequirementAsks): NotJudged[] {
  if (left.length === 0) return [];
  return [
    {
      of: 'posting',
      what: 'requirements',
      judged: asks.length,
      leftOut: left.length,
      names: [...new Set(left.map(({ quote }) => shorten(quote.text, nameChars)))].slice(
        0,
        limits.notJudgedNames,
      ),
    },
  ];
}

/** Sorts the facts canonically, cuts those beyond the limits, and derives the requirements. */
export function postingSide(facts: PostingFacts): PostingSide {
  const { facts: posting, notJudged } = limitedPosting(canonicalPosting(facts));
  const experience = cutExperience(posting);
  const skills = skillAsks(posting);
  const requirements = requirementAsks(
    posting,
    { skills, experience: experience.kept },
    judgingLimits.posting.requirements,
  );
  return {
    posting,
    asks: {
      skills,
      requirements: requirements.asks,
      hardSkillIds: hardSkillIds(posting),
      experience: experience.kept,
    },
    notJudged: [...notJudged, ...experience.notJudged, ...requirementsNotJudged(requirements)],
  };
}
