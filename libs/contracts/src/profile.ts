import { z } from 'zod/mini';
import { resumeSchema } from './resume.js';
import { skillSchema } from './skill.js';

/** The user as shown in their own profile. */
export const profileSchema = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  githubUsername: z.nullable(z.string()),
  location: z.nullable(z.string()),
  blogLink: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  resume: z.nullable(resumeSchema),
  skills: z.array(skillSchema),
  isOnboarding: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;
