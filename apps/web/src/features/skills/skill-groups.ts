import { provenSkillScore, type Skill } from '@rolefit/contracts';

/** What a skill of the profile rests on. */
export type SkillBasis = 'proven' | 'mentioned' | 'user';

function basisOf({ source, score }: Skill): SkillBasis {
  if (source === 'user') return 'user';
  return score >= provenSkillScore ? 'proven' : 'mentioned';
}

const order: readonly SkillBasis[] = ['proven', 'mentioned', 'user'];

/** Skills by what they rest on, in the order of the list; without empty groups. */
export function skillGroups(
  skills: readonly Skill[],
): { readonly basis: SkillBasis; readonly skills: readonly Skill[] }[] {
  return order
    .map((basis) => ({ basis, skills: skills.filter((skill) => basisOf(skill) === basis) }))
    .filter((group) => group.skills.length > 0);
}
