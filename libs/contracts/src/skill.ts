import { z } from 'zod';
import { type ErrorCode } from './error-codes.js';
import { limits } from './limits.js';
import { normaliseLine } from './text.js';

const nameMessage = `Skill name must be 1 to ${limits.skillNameChars} characters`;
const scoreMessage = `Score must be a whole number from 0 to ${limits.skillScoreMax}`;

/** A skill as the user edits it. */
export const skillInputSchema = z.object({
  name: z.string(nameMessage).overwrite(normaliseLine).min(1, nameMessage).max(limits.skillNameChars, nameMessage),
  score: z.int(scoreMessage).min(0, scoreMessage).max(limits.skillScoreMax, scoreMessage),
});
export type SkillInput = z.infer<typeof skillInputSchema>;

/** The whole list, which replaces the one before. Names are unique ignoring case. */
export const skillsUpdateSchema = z
  .strictObject({ skills: z.array(skillInputSchema).max(limits.skillsPerProfile, `At most ${limits.skillsPerProfile} skills`) })
  .superRefine(({ skills }, context) => {
    const seen = new Set<string>();
    skills.forEach(({ name }, index) => {
      const key = name.toLowerCase();
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', path: ['skills', index, 'name'], message: 'This skill is already in the list', params: { errorCode: 'SKILLS_DUPLICATE' satisfies ErrorCode } });
      }
      seen.add(key);
    });
  });
export type SkillsUpdate = z.infer<typeof skillsUpdateSchema>;

/** A skill of the profile. `score` is the strength of its evidence, or what the user said it is (`source: user`). */
export const skillSchema = skillInputSchema
  .extend({
    id: z.uuid(),
    source: z.enum(['resume', 'user']),
    /** A line of the resume that shows it; null for a skill the user added. */
    quote: z.string().nullable(),
  })
  .meta({ id: 'Skill' });
export type Skill = z.infer<typeof skillSchema>;
