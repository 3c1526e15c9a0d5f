import { findSkillMentions, skillById, titleSeniority } from '@rolefit/skills';
import type { Case } from '../case.js';
import { experienceCredits } from '../credits.js';
import { remember } from '../remember.js';
import type { Relevance } from '../role-relevance.js';

const leadingSkills = [
  'staff-supervision',
  'people-management',
  'team-management',
  'team-leadership',
  'leadership',
] as const;

const leadingSkillIds: ReadonlySet<string> = new Set(leadingSkills);

function isLeadingTitle(title: string): boolean {
  const seniority = titleSeniority(title);
  return seniority === 'lead' || seniority === 'executive';
}

const sentencesKept = 2_000;

/** Whether years of leading others are asked for: "as a supervisor or team leader". */
export const asksToLead = remember(
  (sentence): boolean =>
    isLeadingTitle(sentence) ||
    findSkillMentions(sentence).some(({ skillId }) => leadingSkillIds.has(skillId)),
  sentencesKept,
);

/** Roles in which the candidate led others, by their titles or by lines that say so. */
function ledRoles({ resume, related }: Case): ReadonlySet<number> {
  const shown = leadingSkills.flatMap((skillId) =>
    related({ name: skillById(skillId)?.name ?? skillId, skillId })
      .filter(({ answer }) => answer.relation === 'same')
      .flatMap(({ held }) => held.roles),
  );
  return new Set([
    ...shown,
    ...resume.roles.flatMap(({ title }, at) => (isLeadingTitle(title) ? [at] : [])),
  ]);
}

/** Roles without a sign of leading count in part where leading is asked for. */
export function ofLeadingRoles(relevance: Relevance, input: Case): Relevance {
  const led = ledRoles(input);
  return relevance.map((share, role) =>
    led.has(role) ? share : share * experienceCredits.notLeading,
  );
}
