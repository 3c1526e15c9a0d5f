import { type Skill } from '@rolefit/contracts';
import { z } from 'zod/mini';

/** Name of the editor's draft. */
export const skillsDraft = 'skills';

/** A line of the editor; the score is null while the input is not a number. */
const lineSchema = z.object({ name: z.string(), score: z.nullable(z.number()) });
const draftSchema = z.object({ base: z.string(), skills: z.array(lineSchema) });

export type SkillLine = z.infer<typeof lineSchema>;

/** The draft, with the fingerprint of the list it is based on. */
export type SkillsDraft = z.infer<typeof draftSchema>;

/** Parses a stored draft; null if it is invalid. */
export function skillsDraftOf(stored: unknown): SkillsDraft | null {
  return draftSchema.safeParse(stored).data ?? null;
}

/** Equal for lists with the same names and scores in any order. */
export function fingerprint(skills: readonly Pick<Skill, 'name' | 'score'>[]): string {
  return JSON.stringify(skills.map(({ name, score }) => [name, score]).sort());
}
