import { findSkillMentions, isOccupation, skillById } from '@rolefit/skills';
import { remember } from '../remember.js';
import type { Wanted } from './held-lookup.js';

function read(title: string): ReadonlySet<string> {
  return new Set(
    findSkillMentions(title).flatMap(({ skillId }) =>
      skillById(skillId)?.kind === 'soft' ? [] : [skillId],
    ),
  );
}

const titlesKept = 2_000;

/** Memoised ids of the skills that a job title names ("Java Developer"), without soft skills. */
export const titleSkillIds = remember(read, titlesKept);

// A practice ("payroll", "marketing") is the craft itself, which the roles of a resume show.
const specialKinds: ReadonlySet<string> = new Set([
  'technology',
  'tool',
  'knowledge',
  'certificate',
]);

/** A class of driving licence in a title is judged as a condition; as a skill it would be looked for a second time. */
const isLicenceClass = (skillId: string) => skillId.startsWith('driving-licence-class-');

/** "Registered nurse" is the craft itself, which roles show, and its licence is a condition. */
const isProfession = ({ kind, name }: { readonly kind: string; readonly name: string }) =>
  kind === 'certificate' && isOccupation(name);

/**
 * The technologies, tools and subjects that narrow a job title down: "Ruby on Rails" of an engineer, "Mathematics" of a teacher.
 * Work of the same kind does not show them.
 */
export const titleSpecialities = remember(
  (title): readonly Wanted[] =>
    [...titleSkillIds(title)].flatMap((skillId) => {
      const skill = skillById(skillId);
      return skill &&
        specialKinds.has(skill.kind) &&
        !isLicenceClass(skillId) &&
        !isProfession(skill)
        ? [{ name: skill.name, skillId }]
        : [];
    }),
  titlesKept,
);
