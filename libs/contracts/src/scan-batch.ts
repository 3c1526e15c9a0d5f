import { z } from 'zod/mini';
import { limits } from './limits.js';
import { jobSchema } from './scan.js';

const noneMessage = 'Send at least one posting';

/** One posting of a batch; `json-schema.ts` describes it. */
export const batchPostingSchema = z.unknown();

/** `POST /jobs/scan/batch`. Each posting is checked by itself against `scanRequestSchema`, so that a bad one refuses only itself. */
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
 * What became of one posting of a batch. `already-there`: a scan with this `jobId` was there, or stands earlier in the batch, and is
 * answered as it is. `refused`: nothing was stored; `message` is fit for the user, `fields` has one by path where a field is to blame.
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

/** What became of a batch: one item for each posting, in the order in which they were sent, and how many of each outcome. */
export const scanBatchSchema = z.object({
  items: z.array(scanBatchItemSchema),
  accepted: z.int(),
  alreadyThere: z.int(),
  refused: z.int(),
});
export type ScanBatch = z.infer<typeof scanBatchSchema>;
