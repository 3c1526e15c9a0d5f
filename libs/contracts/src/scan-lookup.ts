import { z } from 'zod';
import { limits } from './limits.js';
import { jobSchema, scanRequestSchema } from './scan.js';
import { webUrlSchema } from './web-url.js';

/** What a posting is known again by; its text travels as a fingerprint only. */
export const scanLookupRequestSchema = z.object({
  url: webUrlSchema('Invalid URL'),
  /** SHA-256 of the description as `scanFormSchema` puts it into its form, in lower-case hex; absent where it has none yet. */
  textHash: z.string('Invalid textHash').regex(/^[0-9a-f]{64}$/, 'Invalid textHash').optional(),
  title: scanRequestSchema.shape.title,
  companyName: scanRequestSchema.shape.companyName.optional(),
});
export type ScanLookupRequest = z.infer<typeof scanLookupRequestSchema>;

/**
 * By what a scan is like a posting, most certain first: the same text, the same address, or only the same title at a company of the same name,
 * as where two sites show one posting. Whether the last is the same posting is for the user to see.
 */
export const likenessSchema = z.enum(['text', 'address', 'title']);
export type Likeness = z.infer<typeof likenessSchema>;

/** The user's scans that are like a posting: most certain first, newest first among equals, at most `limits.alikeScans`. */
export const scanLookupSchema = z
  .object({ alike: z.array(z.object({ likeness: likenessSchema, job: jobSchema })).max(limits.alikeScans) })
  .meta({ id: 'ScanLookup' });
export type ScanLookup = z.infer<typeof scanLookupSchema>;
