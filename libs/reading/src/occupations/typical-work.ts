import type { OccupationFact, Quote } from '@rolefit/contracts';
import { findSkillMentions, type Occupation } from '@rolefit/skills';

// The same occupations occur in many texts.
const skillsOf = new Map<string, readonly string[]>();

/** The skills that an occupation's typical work names, sorted. */
function skillsProvenBy({ id, work }: Occupation): readonly string[] {
  const known = skillsOf.get(id);
  if (known) return known;
  const found = [
    ...new Set(work.flatMap((phrase) => findSkillMentions(phrase).map(({ skillId }) => skillId))),
  ].sort();
  skillsOf.set(id, found);
  return found;
}

/** An occupation as a fact. @param quote the title that names it */
export function occupationFact(occupation: Occupation, quote: Quote): OccupationFact {
  const { id, isGeneral, zone } = occupation;
  return { id, isGeneral, zone, skillIds: [...skillsProvenBy(occupation)], quote };
}
