import { z } from 'zod/mini';
import { atLeastOneField } from './at-least-one-field.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { resumeSchema } from './resume.js';
import { wholeNumber } from './whole-number.js';

/** Name of a resume that its owner has not named. */
export const defaultResumeName = 'Resume';

const nameMessage = `Name must be 1 to ${limits.resumeNameChars} characters`;
const resumeNameSchema = z
  .string(nameMessage)
  .check(...normalised(limits.resumeNameChars, nameMessage), z.minLength(1, nameMessage));

const numberMessage = 'resume must be the number of one of your resumes';
const resumeNumberSchema = wholeNumber(numberMessage, z.minimum(1, numberMessage));

/** One of a user's resumes, with its newest version. */
export const namedResumeSchema = z.object({
  /** Identifies it among the user's resumes; never used again for another one. */
  number: z.int().check(z.minimum(1)),
  name: z.string(),
  /** Wins where several fit a posting equally well, and is the one that calls without a number concern. */
  isDefault: z.boolean(),
  resume: resumeSchema,
});
export type NamedResume = z.infer<typeof namedResumeSchema>;

/** The path of one of the user's resumes. */
export const resumeNumberParamSchema = z.object({ number: resumeNumberSchema });

/** Which of the user's resumes a call concerns; the default one unless it says so. */
export const resumeChoiceQuerySchema = z.object({ resume: z.optional(resumeNumberSchema) });
export type ResumeChoiceQuery = z.infer<typeof resumeChoiceQuerySchema>;

/** `POST /users/profile/resume`: a version of `resume`, or the first one of another resume, called `name`. */
export const resumeUploadQuerySchema = z
  .object({ resume: z.optional(resumeNumberSchema), name: z.optional(resumeNameSchema) })
  .check(
    z.refine(({ resume, name }) => resume === undefined || name === undefined, {
      error: 'Send either the number of a resume or the name of a new one',
      path: ['name'],
    }),
  );
export type ResumeUploadQuery = z.infer<typeof resumeUploadQuerySchema>;

/** `PATCH /users/profile/resumes/:number`. */
export const namedResumeChangeSchema = z
  .strictObject({
    name: z.optional(resumeNameSchema),
    isDefault: z.optional(z.literal(true, 'isDefault can only be set to true')),
  })
  .check(atLeastOneField());
export type NamedResumeChange = z.infer<typeof namedResumeChangeSchema>;
