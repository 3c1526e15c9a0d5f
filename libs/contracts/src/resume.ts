import { z } from 'zod/mini';
import { failureSchema } from './failure.js';

/** How far a resume's evaluation is. Source: DECISIONS §3. */
export const evaluationStatusSchema = z.enum([
  'queued',
  'extracting',
  'reading',
  'completed',
  'failed',
]);
export type EvaluationStatus = z.infer<typeof evaluationStatusSchema>;

/** The evaluation of one resume version. */
export const evaluationSchema = z.object({
  status: evaluationStatusSchema,
  failure: z.nullable(failureSchema),
  updatedAt: z.iso.datetime(),
});
export type Evaluation = z.infer<typeof evaluationSchema>;

/** The current resume as the profile shows it. `url` is a short-lived signed link below the API's origin. */
export const resumeSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  url: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Null until an evaluation was asked for. */
  evaluation: z.nullable(evaluationSchema),
  /** Passages of hidden text that reading found and left out; 0 until this version was read. */
  hiddenPassages: z.int().check(z.minimum(0)),
});
export type Resume = z.infer<typeof resumeSchema>;

/**
 * The query of a signed link to a resume's file. Links from before they named their session have none; their signature no longer holds, so they
 * are answered as expired.
 */
export const resumeLinkQuerySchema = z.object({
  session: z._default(z.string(), ''),
  expires: z.string(),
  signature: z.string(),
});
export type ResumeLinkQuery = z.infer<typeof resumeLinkQuerySchema>;

/** Answer of the call that queues an evaluation. */
export const evaluationQueuedSchema = z.object({
  resumeId: z.uuid(),
  evaluation: evaluationSchema,
});
export type EvaluationQueued = z.infer<typeof evaluationQueuedSchema>;
