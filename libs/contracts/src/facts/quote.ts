import { z } from 'zod/mini';

/**
 * A verbatim piece of a text. `text.slice(start, end) === quote.text` holds for every quote from
 * `libs/reading`; offsets are UTF-16 units of the stored text.
 */
export const quoteSchema = z.object({
  text: z.string().check(z.minLength(1)),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * Which reader found a fact, if a model and the built-in analyser both read the text; absent if
 * only the built-in analyser did.
 */
export const readBySchema = z.enum(['builtin', 'model', 'both']);
export type ReadBy = z.infer<typeof readBySchema>;
/** The key of a fact that both readers may find. */
export const readBy = z.optional(readBySchema);
