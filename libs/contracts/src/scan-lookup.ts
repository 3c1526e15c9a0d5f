import { z } from 'zod/mini';
import { limits } from './limits.js';
import { jobSchema } from './scan.js';

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
