import { z } from 'zod/mini';
import { failureSchema } from './failure.js';
import { readAsSchema, resumeFormatSchema } from './resume-format.js';

/** Progress of a resume's evaluation. Source: DECISIONS §3. */
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

/**
 * The current resume as shown in the profile. `url` is a short-lived signed link below the API's
 * origin.
 */
export const resumeSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  url: z.string(),
  fileName: z.string(),
  format: z._default(resumeFormatSchema, 'pdf'),
  /** Null until this version is read. */
  readAs: z._default(z.nullable(readAsSchema), null),
  sizeBytes: z.int(),
  uploadedAt: z.iso.datetime(),
  /** Null until an evaluation is requested. */
  evaluation: z.nullable(evaluationSchema),
  /** Number of hidden passages that were detected and left out; 0 until this version is read. */
  hiddenPassages: z.int().check(z.minimum(0)),
});
export type Resume = z.infer<typeof resumeSchema>;

/**
 * The query of a signed link to a resume's file. Older links lack the session; their signature is
 * no longer valid, so they are answered as expired.
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
