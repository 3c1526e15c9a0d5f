import { type Skill } from '@rolefit/contracts';
import { z } from 'zod/mini';

/** Name of what is kept of the editor. */
export const skillsDraft = 'skills';

/** A line of the editor; its score is null while what stands there is no number. */
const lineSchema = z.object({ name: z.string(), score: z.nullable(z.number()) });
const draftSchema = z.object({ base: z.string(), skills: z.array(lineSchema) });

export type SkillLine = z.infer<typeof lineSchema>;

/** What is being typed, and the list that it began with, by its fingerprint. */
export type SkillsDraft = z.infer<typeof draftSchema>;

/** A kept draft, or null where something else stands in its place. */
export function skillsDraftOf(kept: unknown): SkillsDraft | null {
  return draftSchema.safeParse(kept).data ?? null;
}

/** The best supported first, as the badges stand. */
export function byStrength(skills: readonly Skill[]): Skill[] {
  return [...skills].sort((a, b) => b.score - a.score);
}

/** The same for two lists of the same names and scores, in whatever order. */
export function fingerprint(skills: readonly Pick<Skill, 'name' | 'score'>[]): string {
  return JSON.stringify(skills.map(({ name, score }) => [name, score]).sort());
}
