import { z } from 'zod/mini';

/** How far a saved job has come, in the order in which it usually goes. Source: DECISIONS §2 and §5. */
export const savedStages = ['saved', 'applied', 'interview', 'offer', 'rejected'] as const;
export const savedStageSchema = z.enum(
  savedStages,
  `stage must be one of ${savedStages.join(', ')}`,
);
export type SavedStage = z.infer<typeof savedStageSchema>;

/** What the user keeps about a saved scan. Unsaving forgets all of it: saved again, it is at the first stage and without a note. */
export const savedSchema = z.object({
  stage: savedStageSchema,
  /** Plain text, possibly of many lines; empty where there is none. */
  note: z.string(),
  /** When it was saved; a change of stage or note leaves it. */
  savedAt: z.iso.datetime(),
});
export type Saved = z.infer<typeof savedSchema>;
