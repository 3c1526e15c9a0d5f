import { z } from 'zod/mini';
import { type ErrorCode } from './error-names.js';
import { limits } from './limits.js';
import { skillInputSchema } from './skill.js';

const named = z.object({ name: z.string().check(z.minLength(1)) });

/**
 * The indexes of duplicate names, ignoring case. Entries without a valid name are reported by
 * `skillInputSchema`.
 */
function duplicates(skills: readonly unknown[]): number[] {
  const indexesByName = new Map<string, number[]>();
  skills.forEach((skill, index) => {
    const name = named.safeParse(skill).data?.name.toLowerCase();
    if (name !== undefined) indexesByName.set(name, [...(indexesByName.get(name) ?? []), index]);
  });
  return [...indexesByName.values()].filter(({ length }) => length > 1).flat();
}

/**
 * The complete list, which replaces the previous one. Names are unique ignoring case; every
 * duplicate gets its own message.
 */
export const skillsUpdateSchema = z
  .strictObject({
    skills: z
      .array(skillInputSchema)
      .check(z.maxLength(limits.skillsPerProfile, `At most ${limits.skillsPerProfile} skills`)),
  })
  .check(
    z.superRefine(
      ({ skills }, context) => {
        for (const index of duplicates(skills)) {
          context.addIssue({
            code: 'custom',
            path: ['skills', index, 'name'],
            message: 'This skill is already in the list',
            params: { errorCode: 'SKILLS_DUPLICATE' satisfies ErrorCode },
          });
        }
      },
      // Runs even if a field is invalid: otherwise an invalid score would hide a duplicate name.
      { when: ({ value }) => z.object({ skills: z.array(z.unknown()) }).safeParse(value).success },
    ),
  );
export type SkillsUpdate = z.infer<typeof skillsUpdateSchema>;
