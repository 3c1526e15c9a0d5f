import { estimateTokens, type ModelUse } from '@rolefit/reading';
import { z } from 'zod';

/** Token counts that are missing or malformed count as absent; the answer is used all the same. */
const count = z.int().positive().nullish().catch(null);
const usageSchema = z.object({
  model: z.string().nullish().catch(null),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

/** US dollars per million tokens; null if none is configured. */
export interface ModelPrices {
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** What an answer has used. */
export interface Usage {
  readonly used: ModelUse;
  /** Prompt tokens as counted by the endpoint; null if it reports none. */
  readonly promptTokens: number | null;
  readonly answerTokens: number | null;
}

/**
 * The usage that an answer of any shape reports. Missing counts are estimated, so that a daily budget also works with servers that report none.
 * @param prompt used with `answer` for estimates
 */
export function usageOf(
  body: unknown,
  requestedModel: string,
  { prompt, answer }: { prompt: string; answer: string },
  prices: ModelPrices,
): Usage {
  const { model, usage } = usageSchema.safeParse(body).data ?? {};
  const promptTokens = usage?.prompt_tokens ?? null;
  const answerTokens = usage?.completion_tokens ?? null;
  const inputTokens = promptTokens ?? estimateTokens(prompt);
  const outputTokens = answerTokens ?? estimateTokens(answer);
  const used = useOf(model || requestedModel, inputTokens, outputTokens, prices);
  return { used, promptTokens, answerTokens };
}

/** The cost of a call with this many tokens. */
export function useOf(
  model: string,
  inputTokens: number,
  outputTokens: number,
  { inputPrice, outputPrice }: ModelPrices,
): ModelUse {
  const costUsd =
    inputPrice === null || outputPrice === null
      ? null
      : (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
  return { model, inputTokens, outputTokens, costUsd };
}
