import { limits, webUrlSchema } from '@rolefit/contracts';
import { z } from 'zod';

/** Bounds of a captured page, `Chars` in UTF-16 units. A posting takes some 20,000 of them; what a page has beyond is left out and `truncated` says so. Of a selection a little more is taken than fits into a scan, so that one sees that it does not. */
export const captureLimits = { htmlChars: 2_000_000, titleChars: 1_000, headings: 200, headingChars: 500, selectionChars: limits.postingChars + 100 } as const;

/**
 * What a page says, as `capturePage` takes it from the document that the user sees: no judgement, and nothing that the user typed.
 * It comes from a page, so nothing in it is trusted.
 */
export const capturedPageSchema = z.object({
  /** The address that the browser shows. */
  url: webUrlSchema('A page needs an http or https address'),
  /** What `link[rel=canonical]` says. */
  canonicalUrl: z.string().max(limits.urlChars).optional(),
  title: z.string().max(captureLimits.titleChars),
  /** BCP 47, as the page states it. */
  lang: z.string().max(35).optional(),
  /** The document without what cannot be seen, without scripts other than JSON-LD, and without what stands in form fields. */
  html: z.string().max(captureLimits.htmlChars),
  /** Headings that can be seen, in document order; `level` 1–6. */
  headings: z.array(z.object({ level: z.int().min(1).max(6), text: z.string().min(1).max(captureLimits.headingChars) })).max(captureLimits.headings),
  /** What the user had selected, where it is anything. */
  selection: z.string().max(captureLimits.selectionChars).optional(),
  /** Whether something of the document was left out because it is too large. */
  truncated: z.boolean(),
});
export type CapturedPage = z.infer<typeof capturedPageSchema>;
