import { z } from 'zod';
import { errorCodes, type ErrorCode } from './error-codes.js';
import { limits } from './limits.js';
import { resumeSchema } from './resume.js';
import { skillSchema } from './skill.js';
import { normaliseLine, roughly } from './text.js';
import { webUrlSchema } from './web-url.js';

/** The user as their own profile shows them. */
export const profileSchema = z
  .object({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    githubUsername: z.string().nullable(),
    location: z.string().nullable(),
    blogLink: z.string().nullable(),
    bio: z.string().nullable(),
    avatar: z.string().nullable(),
    resume: resumeSchema.nullable(),
    skills: z.array(skillSchema),
    isOnboarding: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

const nameMessage = `Name must be 1 to ${limits.nameChars} characters`;
const emailMessage = 'Invalid email';
const bioMessage = `Bio must be 1 to ${limits.bioChars} characters`;
const locationMessage = `Location must be 1 to ${limits.locationChars} characters`;

/** The fields of the profile form. `githubUsername` comes from GitHub and cannot be changed here. */
export const profileFieldsSchema = z.object({
  name: z.string().max(...roughly(limits.nameChars, nameMessage)).overwrite(normaliseLine).min(1, nameMessage).max(limits.nameChars, nameMessage).optional(),
  // A blank at the end, as copying brings along, is no mistake.
  email: z.string(emailMessage).max(...roughly(limits.emailChars, emailMessage)).overwrite(normaliseLine).max(limits.emailChars, emailMessage).pipe(z.email(emailMessage)).optional(),
  bio: z.string().max(...roughly(limits.bioChars, bioMessage)).overwrite(normaliseLine).min(1, bioMessage).max(limits.bioChars, bioMessage).optional(),
  location: z.string().max(...roughly(limits.locationChars, locationMessage)).overwrite(normaliseLine).min(1, locationMessage).max(limits.locationChars, locationMessage).optional(),
  blogLink: webUrlSchema('Invalid URL').optional(),
});

/** `PUT /users/profile`: only what changed, and at least one field. `errorCode` names the error that the server answers with. */
export const profileUpdateSchema = profileFieldsSchema.refine(
  (fields) => Object.values(fields).some((value) => value !== undefined),
  { error: errorCodes.NO_UPDATABLE_DATA.message, params: { errorCode: 'NO_UPDATABLE_DATA' satisfies ErrorCode } },
);
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Completes onboarding; any other value of the query is refused. */
export const onboardingQuerySchema = z.strictObject({ onboarding: z.literal('true', 'onboarding must be true') });
