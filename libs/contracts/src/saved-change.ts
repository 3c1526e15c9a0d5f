import { z } from 'zod/mini';
import { atLeastOneField } from './at-least-one-field.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { savedStageSchema } from './saved.js';
import { normaliseText } from './text.js';

// A function, because number formatting loads the browser's locale tables, which would delay the
// page.
const noteMessage = () =>
  `Note must be at most ${limits.noteChars.toLocaleString('en')} characters`;

/** Stage and note, both optional. */
export const savedFieldsSchema = z.object({
  stage: z.optional(savedStageSchema),
  note: z.optional(
    z
      .string()
      .check(...normalised(limits.noteChars, noteMessage, (text) => normaliseText(text).trim())),
  ),
});

/** `PUT /jobs/{id}/saved`: may be empty. Fields that are omitted stay as they are. */
export const saveRequestSchema = z._default(savedFieldsSchema, {});
export type SaveRequest = z.infer<typeof saveRequestSchema>;

/** `PATCH /jobs/{id}/saved`: at least one field; an empty note removes it. */
export const savedChangeSchema = savedFieldsSchema.check(atLeastOneField());
export type SavedChange = z.infer<typeof savedChangeSchema>;
