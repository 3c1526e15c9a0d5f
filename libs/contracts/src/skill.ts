import { z } from 'zod/mini';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';

const nameMessage = `Skill name must be 1 to ${limits.skillNameChars} characters`;
const scoreMessage = `Score must be a whole number from 0 to ${limits.skillScoreMax}`;

/** A skill as the user edits it. */
export const skillInputSchema = z.object({
  name: z
    .string(nameMessage)
    .check(...normalised(limits.skillNameChars, nameMessage), z.minLength(1, nameMessage)),
  score: z
    .int(scoreMessage)
    .check(z.minimum(0, scoreMessage), z.maximum(limits.skillScoreMax, scoreMessage)),
});
export type SkillInput = z.infer<typeof skillInputSchema>;

/**
 * A skill of the profile. `score` is the strength of its evidence, or the user's own rating
 * (`source: user`).
 */
export const skillSchema = z.extend(skillInputSchema, {
  id: z.uuid(),
  source: z.enum(['resume', 'user']),
  /** A line of the resume that shows it; null for a skill the user added. */
  quote: z.nullable(z.string()),
});
export type Skill = z.infer<typeof skillSchema>;
