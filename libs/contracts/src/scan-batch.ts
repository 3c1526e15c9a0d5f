import { z } from 'zod/mini';
import { limits } from './limits.js';
import { jobSchema } from './scan.js';

const noneMessage = 'Send at least one posting';

/** One posting of a batch; `json-schema.ts` describes it. */
export const batchPostingSchema = z.unknown();

/**
 * `POST /jobs/scan/batch`. Each posting is validated separately against `scanRequestSchema`, so
 * that an invalid one does not reject the others.
 */
export const scanBatchRequestSchema = z.object({
  postings: z
    .array(batchPostingSchema, noneMessage)
    .check(
      z.minLength(1, noneMessage),
      z.maxLength(limits.batchPostings, `Send at most ${limits.batchPostings} postings at once`),
    ),
});
export type ScanBatchRequest = z.infer<typeof scanBatchRequestSchema>;

/**
 * The outcome for one posting of a batch. `already-there`: a scan with this `jobId` existed, or
 * occurs earlier in the batch, and is returned unchanged. `refused`: not stored; `message` can be
 * shown to the user, `fields` has messages by path if fields are invalid.
 */
export const scanBatchItemSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('accepted'), job: jobSchema }),
  z.object({ outcome: z.literal('already-there'), job: jobSchema }),
  z.object({
    outcome: z.literal('refused'),
    message: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
]);
export type ScanBatchItem = z.infer<typeof scanBatchItemSchema>;

/**
 * The outcome of a batch: one item per posting in the order of the request, and a count per
 * outcome.
 */
export const scanBatchSchema = z.object({
  items: z.array(scanBatchItemSchema),
  accepted: z.int(),
  alreadyThere: z.int(),
  refused: z.int(),
});
export type ScanBatch = z.infer<typeof scanBatchSchema>;
