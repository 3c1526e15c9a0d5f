/** As much of the API's answers as the virtual users look at. */
import { z } from 'zod';

export const acceptedScanSchema = z.object({ _id: z.string(), jobId: z.string() });
export type AcceptedScan = z.infer<typeof acceptedScanSchema>;

export const batchSchema = z.object({
  items: z.array(z.object({ job: acceptedScanSchema.optional() })),
});
export const scanSchema = z.object({ _id: z.string(), status: z.string() });
export const scanPageSchema = z.object({
  jobs: z.array(scanSchema),
  nextCursor: z.string().nullish(),
});
export const profileSchema = z.object({
  resume: z.object({ evaluation: z.object({ status: z.string() }).nullish() }).nullish(),
});

/** Every answer; problems have no data. */
export const envelopeSchema = z.object({
  data: z.unknown().optional(),
  error: z.object({ code: z.string().optional() }).nullish(),
});
