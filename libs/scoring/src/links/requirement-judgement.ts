import type { RequirementKind, SubScoreKey } from '@rolefit/contracts';
import type { Case } from '../case.js';
import type { RequirementJudgement } from '../judgement.js';
import { rankDecay, requirementWeights } from '../weights.js';
import { listInWords, shorten } from '../wording.js';
import type { Link } from './link.js';
import { adviceForSkills, type Advice, reasonForLink } from './reasons.js';

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
} as const satisfies Record<RequirementKind, SubScoreKey>;

// A requirement of little more than a skill's name is called by the name.
const mostlyNamed = 0.6;

function labelOf({ ask, firm }: Link, { posting }: Case): string {
  const { requirement, skills, named } = ask;
  if (requirement.kind === 'title') return posting.title?.text ?? shorten(requirement.quote.text);
  if (firm) return firm.label;
  const [only, ...others] = skills;
  if (only && others.length === 0 && named >= mostlyNamed)
    return listInWords(
      only.map(({ name }) => name),
      'or',
    );
  return shorten(requirement.quote.text);
}

const adviceOfTitle = 'If you held a role like this one, name it with its title and dates';

/** What to do about a requirement; never about a soft virtue, which a resume cannot prove. */
function adviceFor(link: Link, label: string): Advice | null {
  const { ask, firm, skills, verdict } = link;
  const { kind } = ask.requirement;
  if (kind === 'soft' || verdict === 'contradicted') return null;
  if (firm) return firm.advice === null ? null : { text: firm.advice, isShownBadly: false };
  if (kind === 'title') return { text: adviceOfTitle, isShownBadly: false };
  if (skills.length > 0) return adviceForSkills(skills);
  if (kind !== 'duty' || verdict === 'shown') return null;
  return {
    text: `If you have done this, say so in a line of your resume (“${label}”)`,
    isShownBadly: false,
  };
}

/** A link in words, with its weight. */
export function judgementOf(link: Link, input: Case): RequirementJudgement {
  const { ask, credit, quote, firm, skills } = link;
  const { importance, rank, kind } = ask.requirement;
  const label = labelOf(link, input);
  const advice = adviceFor(link, label);
  const [only] = skills;
  const related = only && skills.length === 1 && only.proof === null ? only.found : null;
  return {
    subScore: subScoreOf[kind],
    label,
    importance: importance === 'must' ? 'required' : 'preferred',
    weight: requirementWeights[importance] * rankDecay ** rank,
    credit,
    reason: reasonForLink(link),
    postingQuote: ask.requirement.quote,
    resumeQuote: quote,
    via:
      firm === null && related && related.relation !== 'same' && credit > 0
        ? related.held.name
        : null,
    advice: advice?.text ?? null,
    isShownBadly: advice?.isShownBadly ?? false,
    link,
  };
}
