import { AppError } from '@rolefit/contracts';
import { z } from 'zod/mini';
import type { LanguageModel, ReadingTask } from '../ports.js';
import { answerJsonSchemas } from './prompts/answer-schemas.js';
import { fence } from './prompts/fence.js';
import { instructions } from './prompts/instructions.js';
import { addSpent, spentOn, type Spent } from './spent.js';

/** One query to a model: the task, the piece of text (redacted), and the schema of its answer. */
export interface Question<Answer> {
  readonly task: ReadingTask;
  readonly text: string;
  readonly schema: z.ZodMiniType<Answer>;
  readonly nonce: () => string;
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
  const { task, text, schema, nonce, signal, now } = question;
  const input = fence(text, nonce);
  const ask = async (note: string) => {
    const startedAt = now();
    const answer = await model.generate({
      task,
      instructions: instructions[task],
      input: `${input}${note}`,
      schema: answerJsonSchemas[task],
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
      cause: new Error(`${task}: ${issuesOf(second.parsed.error)}`),
    });
  return { answer: second.parsed.data, spent: addSpent(first.spent, second.spent) };
}
