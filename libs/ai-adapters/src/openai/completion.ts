import { type ModelAnswer } from '@rolefit/ai';
import { AppError } from '@rolefit/contracts';
import { z } from 'zod';
import { fromStatus } from './model-error.js';

/** As much of a chat completion as is used; compatible servers leave out the rest. */
const completionSchema = z.object({
  model: z.string().optional(),
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
  usage: z.object({ prompt_tokens: z.int().nonnegative(), completion_tokens: z.int().nonnegative() }).nullish(),
});

/** Routers in front of several providers answer 200 and put the error of the one that failed into the body. */
const errorBodySchema = z.object({ error: z.object({ message: z.string().default(''), code: z.union([z.number(), z.string()]).nullish() }) });

/** US dollars per million tokens; null where the operator set none. */
export interface ModelPrices {
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** The JSON in a model's text: the text itself, or what stands between its braces where the model chatted around it. Else the text as it is. */
function parseOutput(text: string): unknown {
  for (const candidate of [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Not this one.
    }
  }
  return text;
}

function cost(usage: { prompt_tokens: number; completion_tokens: number } | null | undefined, { inputPrice, outputPrice }: ModelPrices): number | null {
  if (!usage || inputPrice === null || outputPrice === null) return null;
  return (usage.prompt_tokens * inputPrice + usage.completion_tokens * outputPrice) / 1_000_000;
}

/**
 * Takes a provider's answer apart.
 * @param body parsed JSON, or text where the provider sent no JSON; nothing of it is trusted
 * @param asked the model that was asked for, named in the answer where the provider names none
 * @throws AppError MODEL_REFUSED; MODEL_MISCONFIGURED where the address answers with a page; MODEL_UNAVAILABLE for a shape that is no completion
 */
export function readCompletion(body: unknown, asked: string, prices: ModelPrices, secret: string | null): ModelAnswer {
  if (typeof body === 'string') throw new AppError('MODEL_MISCONFIGURED', { cause: 'the address answers, but not with JSON' });
  const failed = errorBodySchema.safeParse(body);
  if (failed.success) {
    const { code, message } = failed.data.error;
    throw fromStatus(typeof code === 'number' ? code : 502, typeof code === 'string' ? code : null, message, undefined, secret);
  }
  const completion = completionSchema.safeParse(body);
  const choice = completion.data?.choices[0];
  if (!completion.success || !choice) throw new AppError('MODEL_UNAVAILABLE', { cause: 'the answer is no chat completion' });
  const { message, finish_reason } = choice;
  if (message.refusal || finish_reason === 'content_filter') throw new AppError('MODEL_REFUSED', { cause: message.refusal ? 'the model refused' : 'the provider filtered the content' });
  const { model, usage } = completion.data;
  return {
    output: parseOutput(message.content ?? ''),
    model: model ?? asked,
    inputTokens: usage?.prompt_tokens ?? 0,
    outputTokens: usage?.completion_tokens ?? 0,
    costUsd: cost(usage, prices),
  };
}
