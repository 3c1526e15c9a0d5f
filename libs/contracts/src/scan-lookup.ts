import { z } from 'zod/mini';
import { limits } from './limits.js';
import { jobSchema } from './scan.js';
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

/**
 * Basis of the similarity, most certain first: the same text, the same address, or only the same
 * title at a company of the same name, as when two sites show one posting. In the last case the
 * user decides.
 */
export const likenessSchema = z.enum(['text', 'address', 'title']);
export type Likeness = z.infer<typeof likenessSchema>;

/**
 * The user's scans that resemble a posting: most certain first, newest first among equals, at most
 * `limits.alikeScans`.
 */
export const scanLookupSchema = z.object({
  alike: z
    .array(z.object({ likeness: likenessSchema, job: jobSchema }))
    .check(z.maxLength(limits.alikeScans)),
});
export type ScanLookup = z.infer<typeof scanLookupSchema>;
