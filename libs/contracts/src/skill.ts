import { z } from 'zod';
import { type ErrorCode } from './error-codes.js';
import { limits } from './limits.js';
import { normaliseLine, roughly } from './text.js';

const nameMessage = `Skill name must be 1 to ${limits.skillNameChars} characters`;
const scoreMessage = `Score must be a whole number from 0 to ${limits.skillScoreMax}`;

/** A skill as the user edits it. */
export const skillInputSchema = z.object({
  name: z.string(nameMessage).max(...roughly(limits.skillNameChars, nameMessage)).overwrite(normaliseLine).min(1, nameMessage).max(limits.skillNameChars, nameMessage),
  score: z.int(scoreMessage).min(0, scoreMessage).max(limits.skillScoreMax, scoreMessage),
});
export type SkillInput = z.infer<typeof skillInputSchema>;

const named = z.object({ name: z.string().min(1) });

/** The places of names that stand in the list more than once, ignoring case. What has no name, or is no skill at all, is told so elsewhere. */
function placesOfTwins(skills: readonly unknown[]): number[] {
  const places = new Map<string, number[]>();
  skills.forEach((skill, index) => {
    const name = named.safeParse(skill).data?.name.toLowerCase();
    if (name !== undefined) places.set(name, [...(places.get(name) ?? []), index]);
  });
  return [...places.values()].filter(({ length }) => length > 1).flat();
}

/** The whole list, which replaces the one before. Names are unique ignoring case; each of those that are not is told so, wherever the user looks. */
export const skillsUpdateSchema = z
  .strictObject({ skills: z.array(skillInputSchema).max(limits.skillsPerProfile, `At most ${limits.skillsPerProfile} skills`) })
  .superRefine(
    ({ skills }, context) => {
      for (const index of placesOfTwins(skills)) {
        context.addIssue({ code: 'custom', path: ['skills', index, 'name'], message: 'This skill is already in the list', params: { errorCode: 'SKILLS_DUPLICATE' satisfies ErrorCode } });
      }
    },
    // Beside whatever else is wrong: without this, a bad score would hide that a name stands twice.
    { when: ({ value }) => z.object({ skills: z.array(z.unknown()) }).safeParse(value).success },
  );
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
