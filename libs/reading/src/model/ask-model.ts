import { AppError } from '@rolefit/contracts';
import { z } from 'zod/mini';
import type { LanguageModel, ModelRequest } from '../ports.js';
import { addSpent, spentOn, type Spent } from './spent.js';

/** One query to a model: the prompt with its input fenced and redacted, and the shape of the answer. */
export interface Question<Answer> {
  readonly prompt: Pick<ModelRequest, 'task' | 'instructions' | 'input' | 'schema'>;
  /** Parses the answer; the prompt's schema describes the same shape. */
  readonly schema: z.ZodMiniType<Answer>;
  readonly signal?: AbortSignal;
  /** A clock in milliseconds, to measure each call. */
  readonly now: () => number;
}

const issuesShown = 8;

/** zod/mini includes no messages; a model needs them to repair its answer. */
const { localeError } = z.locales.en();

function issuesOf(error: z.core.$ZodError): string {
  return error.issues
    .slice(0, issuesShown)
    .map(({ path, message }) => `- ${path.join('.') || 'answer'}: ${message}`)
    .join('\n');
}

function repairNote(error: z.core.$ZodError): string {
  return `\n\nAn earlier answer to this did not have the shape that is asked for:\n${issuesOf(error)}\nAnswer again, in the shape of the schema.`;
}

/**
 * Queries a model, and once more with the validation issues if the answer does not match the
 * schema.
 * @throws AppError MODEL_ANSWER_INVALID after the second failure, and errors of the model's adapter
 */
export async function askModel<Answer>(
  model: LanguageModel,
  question: Question<Answer>,
): Promise<{ answer: Answer; spent: Spent }> {
  const { prompt, schema, signal, now } = question;
  const ask = async (note: string) => {
    const startedAt = now();
    const answer = await model.generate({
      ...prompt,
      input: `${prompt.input}${note}`,
      ...(signal ? { signal } : {}),
    });
    return {
      parsed: schema.safeParse(answer.output, { error: localeError }),
      spent: spentOn(answer, now() - startedAt),
    };
  };
  const first = await ask('');
  if (first.parsed.success) return { answer: first.parsed.data, spent: first.spent };
  const second = await ask(repairNote(first.parsed.error));
  if (!second.parsed.success)
    throw new AppError('MODEL_ANSWER_INVALID', {
      cause: new Error(`${prompt.task}: ${issuesOf(second.parsed.error)}`),
    });
  return { answer: second.parsed.data, spent: addSpent(first.spent, second.spent) };
}
