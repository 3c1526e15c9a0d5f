import { type ModelAnswer, type ModelUse, UnusableAnswerError } from '@rolefit/ai';
import { AppError } from '@rolefit/contracts';
import { z } from 'zod';
import { fromStatus } from './model-error.js';

/** As much of a chat completion as is used; compatible servers leave out the rest. */
const completionSchema = z.object({
  choices: z
    .array(z.object({ finish_reason: z.string().nullish(), message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }) }))
    .min(1),
});

/** Counts that a server leaves out, or has its own ideas of, are none; the answer beside them is used all the same. */
const count = z.int().nonnegative().catch(0);
const usageSchema = z.object({
  model: z.string().nullish().catch(null),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
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

/** What an answer of whatever shape says that it used, and whether it says so at all. */
function useOf(body: unknown, asked: string, { inputPrice, outputPrice }: ModelPrices): { used: ModelUse; isTold: boolean } {
  const { model, usage } = usageSchema.safeParse(body).data ?? {};
  const [inputTokens, outputTokens] = [usage?.prompt_tokens ?? 0, usage?.completion_tokens ?? 0];
  const costUsd = !usage || inputPrice === null || outputPrice === null ? null : (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
  return { used: { model: model ?? asked, inputTokens, outputTokens, costUsd }, isTold: Boolean(usage) };
}

/**
 * Takes a provider's answer apart.
 * @param body parsed JSON, or text where the provider sent no JSON; nothing of it is trusted
 * @param asked the model that was asked for, named in the answer where the provider names none
 * @throws AppError MODEL_REFUSED; MODEL_MISCONFIGURED where the address answers with a page; MODEL_UNAVAILABLE for a shape that is no completion; as an
 * UnusableAnswerError where the answer says what it used
 */
export function readCompletion(body: unknown, asked: string, prices: ModelPrices, secret: string | null): ModelAnswer {
  const { used, isTold } = useOf(body, asked, prices);
  try {
    return { output: outputOf(body, secret), ...used };
  } catch (error) {
    throw isTold && error instanceof AppError ? new UnusableAnswerError(error, used) : error;
  }
}

function outputOf(body: unknown, secret: string | null): unknown {
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
  return parseOutput(message.content ?? '');
}
