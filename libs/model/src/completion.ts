import { type ModelAnswer, UnusableAnswerError } from '@rolefit/reading';
import { AppError } from '@rolefit/contracts';
import { z } from 'zod';
import { parseAnswer } from './answer/parse-answer.js';
import { contentSchema, nullableText } from './completion-fields.js';
import { fromStatus } from './model-error.js';
import { type ModelPrices, type Usage, usageOf } from './usage.js';

/** The fields of a chat completion that we use; compatible servers omit the others. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: nullableText,
        message: z.object({
          content: contentSchema,
          refusal: nullableText,
          reasoning_content: nullableText,
          reasoning: nullableText,
        }),
      }),
    )
    .min(1),
});
type Choice = z.infer<typeof completionSchema>['choices'][number];

/** Routers in front of several providers answer 200 with the failed provider's error in the body. */
const errorBodySchema = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.union([z.number(), z.string()]).nullish(),
  }),
});

/** The call that a completion answers. */
export interface AnsweredCall {
  /** The requested model, for responses that do not name one. */
  readonly model: string;
  /** The whole text that was sent. */
  readonly prompt: string;
  /** Keys of the expected object. */
  readonly keys: readonly string[];
  readonly prices: ModelPrices;
  /** Removed from error messages. */
  readonly secret: string | null;
}

/** An answer with the endpoint's own token counts. */
export type CountedAnswer = ModelAnswer & Pick<Usage, 'promptTokens' | 'answerTokens'>;

/**
 * Parses a provider's answer.
 * @param body parsed JSON, or text where the provider sent none; untrusted
 * @throws AppError MODEL_REFUSED; MODEL_MISCONFIGURED where the address serves a web page; MODEL_UNAVAILABLE for a body that is no completion; as an
 * UnusableAnswerError where the answer reports its usage
 */
export function readCompletion(body: unknown, call: AnsweredCall): CountedAnswer {
  const choice = completionSchema.safeParse(body).data?.choices[0];
  const usage = usageOf(
    body,
    call.model,
    { prompt: call.prompt, answer: writtenIn(choice) },
    call.prices,
  );
  try {
    return { ...outputOf(body, choice, call), ...usage.used, ...countsOf(usage) };
  } catch (error) {
    throw usage.promptTokens !== null && error instanceof AppError
      ? new UnusableAnswerError(error, usage.used)
      : error;
  }
}

function countsOf({ promptTokens, answerTokens }: Usage) {
  return { promptTokens, answerTokens };
}

/** Everything the model wrote, including its reasoning, because all of it is billed. */
function writtenIn(choice: Choice | undefined): string {
  const { content, reasoning, reasoning_content } = choice?.message ?? {};
  return `${reasoning_content ?? reasoning ?? ''}${content ?? ''}`;
}

function outputOf(
  body: unknown,
  choice: Choice | undefined,
  { secret, keys }: AnsweredCall,
): Pick<ModelAnswer, 'output' | 'isCut'> {
  if (typeof body === 'string')
    throw new AppError('MODEL_MISCONFIGURED', { cause: 'the address answers, but not with JSON' });
  throwBodyError(body, secret);
  if (choice === undefined)
    throw new AppError('MODEL_UNAVAILABLE', { cause: 'the answer is no chat completion' });
  const { message, finish_reason } = choice;
  if (message.refusal || finish_reason === 'content_filter')
    throw new AppError('MODEL_REFUSED', {
      cause: message.refusal ? 'the model refused' : 'the provider filtered the content',
    });
  const { output, isCut } = answerIn(message, keys);
  return { output, ...(isCut || finish_reason === 'length' ? { isCut: true } : {}) };
}

/** Some servers put the entire answer of a reasoning model into the reasoning field. */
function answerIn(message: Choice['message'], keys: readonly string[]) {
  const content = message.content?.trim() ?? '';
  return parseAnswer(content || (message.reasoning_content ?? message.reasoning ?? ''), keys);
}

function throwBodyError(body: unknown, secret: string | null): void {
  const failed = errorBodySchema.safeParse(body);
  if (!failed.success) return;
  const { code, message } = failed.data.error;
  throw fromStatus(
    typeof code === 'number' ? code : 502,
    typeof code === 'string' ? code : null,
    message,
    undefined,
    secret,
  );
}
