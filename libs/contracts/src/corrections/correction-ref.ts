import { z } from 'zod/mini';

/** Marks a verdict as the user's own. */
export const correctionRefSchema = z.object({
  /** Of the correction, to undo it. */
  id: z.string(),
  type: z.enum(['have', 'misread']),
});
export type CorrectionRef = z.infer<typeof correctionRefSchema>;

/** A requirement or condition that is not judged, because the user says that the posting does not ask for it. */
export const setAsideSchema = z.object({
  /** Id of the correction. */
  id: z.string(),
  /** The words of the posting. */
  words: z.string(),
});
export type SetAside = z.infer<typeof setAsideSchema>;
