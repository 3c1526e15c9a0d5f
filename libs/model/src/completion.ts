import { type ModelAnswer, type ModelUse, UnusableAnswerError } from '@rolefit/reading';
import { AppError } from '@rolefit/contracts';
import { z } from 'zod';
import { fromStatus } from './model-error.js';

/** The fields of a chat completion that we use; compatible servers omit the others. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
});

/** Token counts that are missing or malformed count as absent; the answer is used all the same. */
const count = z.int().nonnegative().catch(0);
const usageSchema = z.object({
  model: z.string().nullish().catch(null),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

/** Routers in front of several providers answer 200 with the failed provider's error in the body. */
const errorBodySchema = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.union([z.number(), z.string()]).nullish(),
  }),
});

/** US dollars per million tokens; null where none is configured. */
export interface ModelPrices {
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** The JSON in a model's text: the whole text, or the part between the braces where the model added prose. Otherwise the text itself. */
function parseOutput(text: string): unknown {
  for (const candidate of [text, text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)]) {
    try {
      return JSON.parse(candidate);
    } catch {
      // Not JSON; try the next candidate.
    }
  }
  return text;
}

/** The usage that an answer of any shape reports, if any. */
function useOf(
  body: unknown,
  requestedModel: string,
  { inputPrice, outputPrice }: ModelPrices,
): { used: ModelUse; isReported: boolean } {
  const { model, usage } = usageSchema.safeParse(body).data ?? {};
  const [inputTokens, outputTokens] = [usage?.prompt_tokens ?? 0, usage?.completion_tokens ?? 0];
  const costUsd =
    !usage || inputPrice === null || outputPrice === null
      ? null
      : (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000;
  return {
    used: { model: model ?? requestedModel, inputTokens, outputTokens, costUsd },
    isReported: Boolean(usage),
  };
}

/**
 * Parses a provider's answer.
 * @param body parsed JSON, or text where the provider sent none; untrusted
 * @param requestedModel the requested model, for answers that name none
 * @throws AppError MODEL_REFUSED; MODEL_MISCONFIGURED where the address serves a web page; MODEL_UNAVAILABLE for a body that is no completion; as an
 * UnusableAnswerError where the answer reports its usage
 */
export function readCompletion(
  body: unknown,
  requestedModel: string,
  prices: ModelPrices,
  secret: string | null,
): ModelAnswer {
  const { used, isReported } = useOf(body, requestedModel, prices);
  try {
    return { output: outputOf(body, secret), ...used };
  } catch (error) {
    throw isReported && error instanceof AppError ? new UnusableAnswerError(error, used) : error;
  }
}

function outputOf(body: unknown, secret: string | null): unknown {
  if (typeof body === 'string')
    throw new AppError('MODEL_MISCONFIGURED', { cause: 'the address answers, but not with JSON' });
  const failed = errorBodySchema.safeParse(body);
  if (failed.success) {
    const { code, message } = failed.data.error;
    throw fromStatus(
      typeof code === 'number' ? code : 502,
      typeof code === 'string' ? code : null,
      message,
      undefined,
      secret,
    );
  }
  const completion = completionSchema.safeParse(body);
  const choice = completion.data?.choices[0];
  if (!completion.success || !choice)
    throw new AppError('MODEL_UNAVAILABLE', { cause: 'the answer is no chat completion' });
  const { message, finish_reason } = choice;
  if (message.refusal || finish_reason === 'content_filter')
    throw new AppError('MODEL_REFUSED', {
      cause: message.refusal ? 'the model refused' : 'the provider filtered the content',
    });
  return parseOutput(message.content ?? '');
}
