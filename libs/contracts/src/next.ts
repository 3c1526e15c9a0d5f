import { z } from 'zod/mini';
import { conditionAskSchema } from './highlights.js';
import { limits } from './limits.js';
import { savedStageSchema } from './saved.js';
import { jobSchema } from './scan.js';

/** A condition that is open in several scans, and that the user can settle by one answer. */
export const openQuestionSchema = z.object({
  /** If the postings ask for different amounts, the strictest of them, whose yes settles all. */
  ask: conditionAskSchema,
  /** In how many scans it is open. */
  scans: z.int().check(z.minimum(1)),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/**
 * `GET /jobs/next`: what to do next, over all of the user's scans but archived ones and those that they have applied for.
 */
export const nextSchema = z.object({
  /**
   * The best matches, one for each employer and without those that contradict a condition: Applicable ones first, then others that
   * lack little; or the closest if none is Applicable.
   */
  jobs: z.array(jobSchema).check(z.maxLength(limits.nextJobs)),
  /** Whether the first of them is Applicable. */
  isApplicable: z.boolean(),
  /** The overall score from which a match can be Applicable. */
  threshold: z.int(),
  /** Required skills that most of the closest matches lack; empty if one is Applicable. */
  gap: z.array(z.string()).check(z.maxLength(limits.nextGaps)),
  /** Those that matter for most matches first. */
  questions: z.array(openQuestionSchema).check(z.maxLength(limits.nextQuestions)),
  /** Saved jobs that are not rejected, the furthest stage first. */
  inProgress: z.array(jobSchema).check(z.maxLength(limits.nextInProgress)),
  savedByStage: z.record(savedStageSchema, z.int()),
  /** All scans of the user. */
  totalJobs: z.int(),
  /** Completed scans that are neither archived nor applied for. */
  openJobs: z.int(),
});
export type Next = z.infer<typeof nextSchema>;
