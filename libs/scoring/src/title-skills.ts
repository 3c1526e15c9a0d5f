import { findSkillMentions, skillById } from '@rolefit/skills';
import { remember } from './remember.js';

function read(title: string): ReadonlySet<string> {
  return new Set(
    findSkillMentions(title).flatMap(({ skillId }) =>
      skillById(skillId)?.kind === 'soft' ? [] : [skillId],
    ),
  );
}

const titlesKept = 2_000;

/** Ids of the skills that a job title names: what the role is about ("Java Developer"), soft skills left out. Remembered by title. */
export const titleSkillIds = remember(read, titlesKept);
