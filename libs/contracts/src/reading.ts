import { z } from 'zod/mini';

/** One call to a model. */
export const modelCallSchema = z.object({
  inputTokens: z.int().check(z.minimum(0)),
  outputTokens: z.int().check(z.minimum(0)),
  /** US dollars; null if the operator configured no price. */
  costUsd: z.nullable(z.number().check(z.minimum(0))),
  durationMs: z.int().check(z.minimum(0)),
});
export type ModelCall = z.infer<typeof modelCallSchema>;

/** A call to a model on behalf of a scan. */
export const scanModelCallSchema = z.extend(modelCallSchema, {
  /** The model that answered, as the provider names it. */
  model: z.string(),
});
export type ScanModelCall = z.infer<typeof scanModelCallSchema>;

/** How a text was read: analyser, cost, and the number of claims without a quote in the text. */
export const readingSchema = z.object({
  /** Name and version of the analyser, for example `builtin-1` or `llm-1`. */
  analyser: z.string(),
  model: z.nullable(z.string()),
  rejectedClaims: z.int().check(z.minimum(0)),
  durationMs: z.int().check(z.minimum(0)),
  inputTokens: z.int().check(z.minimum(0)),
  outputTokens: z.int().check(z.minimum(0)),
  /** US dollars; null if the operator configured no price. */
  costUsd: z.nullable(z.number().check(z.minimum(0))),
  /**
   * The calls in order: one for each piece of a long text, and one more for each repaired answer.
   */
  calls: z._default(z.array(modelCallSchema), []),
  /**
   * The built-in analyser read as a fallback because the model was unavailable; the model reads the
   * text once it is back.
   */
  awaitsModel: z.optional(z.literal(true)),
});
export type Reading = z.infer<typeof readingSchema>;
