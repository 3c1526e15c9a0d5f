import { z } from 'zod/mini';

/** Stages of a saved job in their usual order. Source: DECISIONS §2 and §5. */
export const savedStages = ['saved', 'applied', 'interview', 'offer', 'rejected'] as const;
export const savedStageSchema = z.enum(
  savedStages,
  `stage must be one of ${savedStages.join(', ')}`,
);
export type SavedStage = z.infer<typeof savedStageSchema>;

/**
 * The user's stage and note of a saved scan. Unsaving deletes both: saved again, it starts at the
 * first stage without a note.
 */
export const savedSchema = z.object({
  stage: savedStageSchema,
  /** Plain text, possibly with several lines; empty without a note. */
  note: z.string(),
  /** When it was saved; unaffected by changes of stage or note. */
  savedAt: z.iso.datetime(),
});
export type Saved = z.infer<typeof savedSchema>;
