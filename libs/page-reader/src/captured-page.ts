import { limits, webUrlSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';

/** Bounds of a captured page, `Chars` in UTF-16 units. A posting takes some 20,000 of them; what a page has beyond is left out and `truncated` says so. Of a selection a little more is taken than fits into a scan, so that one sees that it does not. */
export const captureLimits = {
  htmlChars: 2_000_000,
  titleChars: 1_000,
  headings: 200,
  headingChars: 500,
  selectionChars: limits.postingChars + 100,
} as const;

/**
 * What a page says, as `capturePage` takes it from the document that the user sees: no judgement, and nothing that the user typed.
 * It comes from a page, so nothing in it is trusted.
 */
export const capturedPageSchema = z.object({
  /** The address that the browser shows. */
  url: webUrlSchema('A page needs an http or https address'),
  /** What `link[rel=canonical]` says. */
  canonicalUrl: z.optional(z.string().check(z.maxLength(limits.urlChars))),
  title: z.string().check(z.maxLength(captureLimits.titleChars)),
  /** BCP 47, as the page states it. */
  lang: z.optional(z.string().check(z.maxLength(35))),
  /** The document without what cannot be seen, without scripts other than JSON-LD, and without what stands in form fields. */
  html: z.string().check(z.maxLength(captureLimits.htmlChars)),
  /** Headings that can be seen, in document order; `level` 1–6. */
  headings: z
    .array(
      z.object({
        level: z.int().check(z.minimum(1), z.maximum(6)),
        text: z.string().check(z.minLength(1), z.maxLength(captureLimits.headingChars)),
      }),
    )
    .check(z.maxLength(captureLimits.headings)),
  /** What the user had selected, where it is anything. */
  selection: z.optional(z.string().check(z.maxLength(captureLimits.selectionChars))),
  /** Whether something of the document was left out because it is too large. */
  truncated: z.boolean(),
});
export type CapturedPage = z.infer<typeof capturedPageSchema>;
