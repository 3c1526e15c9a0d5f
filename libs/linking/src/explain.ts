import type { PostingFacts } from '@rolefit/contracts';
import type { LinkedRequirement } from './link-requirement.js';
import type { Advice, Explanation } from './linker.js';
import { adviceForSkills, reasonForLink } from './reasons.js';
import { listInWords, shorten } from './wording.js';

// A requirement of little more than a skill's name is called by the name.
const mostlyNamed = 0.6;

function labelOf({ ask, fact }: LinkedRequirement, title: PostingFacts['title']): string {
  const { requirement, skills, named } = ask;
  if (requirement.kind === 'title') return title?.text ?? shorten(requirement.quote.text);
  if (fact) return fact.label;
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
function adviceFor(linked: LinkedRequirement, label: string): Advice | null {
  const { ask, fact, skills, verdict } = linked;
  const { kind } = ask.requirement;
  if (kind === 'soft' || verdict === 'contradicted') return null;
  if (fact) return fact.advice === null ? null : { text: fact.advice, isShownBadly: false };
  if (kind === 'title') return { text: adviceOfTitle, isShownBadly: false };
  if (skills.length > 0) return adviceForSkills(skills);
  if (kind !== 'duty' || verdict === 'shown') return null;
  return {
    text: `If you have done this, say so in a line of your resume (“${label}”)`,
    isShownBadly: false,
  };
}

/** Puts a link into words. */
export function explain(
  linked: LinkedRequirement,
  { title }: Pick<PostingFacts, 'title'>,
): Explanation {
  const { fact, skills, credit } = linked;
  const label = labelOf(linked, title);
  const [only] = skills;
  const related = only && skills.length === 1 && only.proof === null ? only.found : null;
  return {
    label,
    isNamed: fact !== null,
    reason: reasonForLink(linked),
    via:
      fact === null && related && related.relation !== 'same' && credit > 0
        ? related.held.name
        : null,
    advice: adviceFor(linked, label),
  };
}
