import { z } from 'zod/mini';
import { scanRequestSchema } from './scan-request.js';

/** The identifying properties of a posting; its text is sent only as a hash. */
export const scanLookupRequestSchema = z.object({
  /** Empty for a posting without an address, such as text pasted to an agent. */
  url: scanRequestSchema.shape.url,
  /**
   * SHA-256 of the description as normalised by `scanFormSchema`, in lower-case hex; absent without
   * a description.
   */
  textHash: z.optional(
    z.string('Invalid textHash').check(z.regex(/^[0-9a-f]{64}$/, 'Invalid textHash')),
  ),
  title: scanRequestSchema.shape.title,
  companyName: scanRequestSchema.shape.companyName,
});
export type ScanLookupRequest = z.infer<typeof scanLookupRequestSchema>;
