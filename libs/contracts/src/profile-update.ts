import { z } from 'zod/mini';
import { atLeastOneField } from './at-least-one-field.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { webUrlSchema } from './web-url.js';

const nameMessage = `Name must be 1 to ${limits.nameChars} characters`;
const emailMessage = 'Invalid email';
const bioMessage = `Bio must be 1 to ${limits.bioChars} characters`;
const locationMessage = `Location must be 1 to ${limits.locationChars} characters`;

/** The fields of the profile form. `githubUsername` comes from GitHub and cannot be changed here. */
export const profileFieldsSchema = z.object({
  name: z.optional(
    z.string().check(...normalised(limits.nameChars, nameMessage), z.minLength(1, nameMessage)),
  ),
  // Trimmed first: copied addresses often end in a space.
  email: z.optional(
    z.pipe(
      z.string(emailMessage).check(...normalised(limits.emailChars, emailMessage)),
      z.email(emailMessage),
    ),
  ),
  bio: z.optional(
    z.string().check(...normalised(limits.bioChars, bioMessage), z.minLength(1, bioMessage)),
  ),
  location: z.optional(
    z
      .string()
      .check(...normalised(limits.locationChars, locationMessage), z.minLength(1, locationMessage)),
  ),
  blogLink: z.optional(webUrlSchema('Invalid URL')),
});

/** `PUT /users/profile`: only changed fields, and at least one. */
export const profileUpdateSchema = profileFieldsSchema.check(atLeastOneField());
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** Completes onboarding; any other value of the query is rejected. */
export const onboardingQuerySchema = z.strictObject({
  onboarding: z.literal('true', 'onboarding must be true'),
});
