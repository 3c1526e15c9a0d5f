import { z } from 'zod';
import { errorCodes, type ErrorCode } from './error-codes.js';
import { limits } from './limits.js';
import { normaliseText, roughly } from './text.js';

/** How far a saved job has come, in the order in which it usually goes. Source: DECISIONS §2 and §5. */
export const savedStages = ['saved', 'applied', 'interview', 'offer', 'rejected'] as const;
export const savedStageSchema = z.enum(savedStages, `stage must be one of ${savedStages.join(', ')}`);
export type SavedStage = z.infer<typeof savedStageSchema>;

/** What the user keeps about a saved scan. Unsaving forgets all of it: saved again, it is at the first stage and without a note. */
export const savedSchema = z
  .object({
    stage: savedStageSchema,
    /** Plain text, possibly of many lines; empty where there is none. */
    note: z.string(),
    /** When it was saved; a change of stage or note leaves it. */
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'Saved' });
export type Saved = z.infer<typeof savedSchema>;

const noteMessage = `Note must be at most ${limits.noteChars.toLocaleString('en')} characters`;

const savedFieldsSchema = z.object({
  stage: savedStageSchema.optional(),
  note: z
    .string()
    .max(...roughly(limits.noteChars, noteMessage))
    .overwrite((text) => normaliseText(text).trim())
    .max(limits.noteChars, noteMessage)
    .optional(),
});

/** `PUT /jobs/{id}/saved`: may be empty. A scan that is saved already keeps what is not named. */
export const saveRequestSchema = savedFieldsSchema.default({});
export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** `PATCH /jobs/{id}/saved`: at least one field; an empty note removes it. */
export const savedChangeSchema = savedFieldsSchema.refine((fields) => Object.values(fields).some((value) => value !== undefined), {
  error: errorCodes.NO_UPDATABLE_DATA.message,
  params: { errorCode: 'NO_UPDATABLE_DATA' satisfies ErrorCode },
});
export type SavedChange = z.infer<typeof savedChangeSchema>;
