import { z } from 'zod/mini';
import { namedResumeSchema } from './named-resume.js';
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
  /** The newest version of the default resume; null before the first upload. */
  resume: z.nullable(resumeSchema),
  /** All resumes, the default one first. */
  resumes: z._default(z.array(namedResumeSchema), []),
  skills: z.array(skillSchema),
  isOnboarding: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;
