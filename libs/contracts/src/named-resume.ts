import { z } from 'zod/mini';
import { atLeastOneField } from './at-least-one-field.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { resumeSchema } from './resume.js';
import { wholeNumber } from './whole-number.js';

/** Default name of a resume. */
export const defaultResumeName = 'Resume';

const nameMessage = `Name must be 1 to ${limits.resumeNameChars} characters`;
const resumeNameSchema = z
  .string(nameMessage)
  .check(...normalised(limits.resumeNameChars, nameMessage), z.minLength(1, nameMessage));

const numberMessage = 'resume must be the number of one of your resumes';
const resumeNumberSchema = wholeNumber(numberMessage, z.minimum(1, numberMessage));

/** One of a user's resumes, with its newest version. */
export const namedResumeSchema = z.object({
  /** Identifies it among the user's resumes; never reused for another one. */
  number: z.int().check(z.minimum(1)),
  name: z.string(),
  /** Preferred if several fit a posting equally well, and used by calls without a number. */
  isDefault: z.boolean(),
  resume: resumeSchema,
});
export type NamedResume = z.infer<typeof namedResumeSchema>;

/** The path of one of the user's resumes. */
export const resumeNumberParamSchema = z.object({ number: resumeNumberSchema });

/** The resume that a call is about; by default the default resume. */
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
