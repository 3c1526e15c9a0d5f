import { findSkillMentions, skillById } from '@rolefit/skills';
import { remember } from '../remember.js';

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
