import { limits, webUrlSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';

/**
 * Limits of a captured page, `Chars` in UTF-16 units. A posting takes some 20,000 of them; content
 * beyond is left out and `truncated` is set. A selection may be slightly longer than a scan allows,
 * so that the user sees that it is too long.
 */
export const captureLimits = {
  htmlChars: 2_000_000,
  titleChars: 1_000,
  headings: 200,
  headingChars: 500,
  selectionChars: limits.postingChars + 100,
} as const;

/**
 * Content of a page as captured by `capturePage` from the visible document, without interpretation
 * and without typed input. It comes from a page and is therefore untrusted.
 */
export const capturedPageSchema = z.object({
  /** The address shown by the browser. */
  url: webUrlSchema('A page needs an http or https address'),
  /** Value of `link[rel=canonical]`. */
  canonicalUrl: z.optional(z.string().check(z.maxLength(limits.urlChars))),
  title: z.string().check(z.maxLength(captureLimits.titleChars)),
  /** BCP 47, as stated by the page. */
  lang: z.optional(z.string().check(z.maxLength(35))),
  /**
   * The document without invisible elements, without scripts other than JSON-LD, and without the
   * contents of form fields.
   */
  html: z.string().check(z.maxLength(captureLimits.htmlChars)),
  /** Visible headings in document order; `level` 1–6. */
  headings: z
    .array(
      z.object({
        level: z.int().check(z.minimum(1), z.maximum(6)),
        text: z.string().check(z.minLength(1), z.maxLength(captureLimits.headingChars)),
      }),
    )
    .check(z.maxLength(captureLimits.headings)),
  /** The user's selection, if any. */
  selection: z.optional(z.string().check(z.maxLength(captureLimits.selectionChars))),
  /** Whether a part of the document was left out because it is too large. */
  truncated: z.boolean(),
});
export type CapturedPage = z.infer<typeof capturedPageSchema>;
