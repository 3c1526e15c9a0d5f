import { AppError } from '@rolefit/contracts';
import type { z } from 'zod';
import type { LanguageModel, ModelAnswer, ReadingTask } from './ports.js';
import { answerJsonSchemas } from './prompts/answer-schemas.js';
import { fence } from './prompts/fence.js';
import { instructions } from './prompts/instructions.js';

/** What calls cost so far. */
export interface Spent {
  readonly model: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costUsd: number | null;
}

/** Sums the cost of two calls; unknown stays unknown. */
export function addSpent(a: Spent, b: Spent): Spent {
  return {
    model: b.model,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd === null || b.costUsd === null ? null : a.costUsd + b.costUsd,
  };
}

/** One question to a model: the task, the piece of text (redacted), and what its answer must look like. */
export interface Question<Answer> {
  readonly task: ReadingTask;
  readonly text: string;
  readonly schema: z.ZodType<Answer>;
  readonly nonce: () => string;
  readonly signal?: AbortSignal;
}

const issuesShown = 8;

function issuesOf(error: z.ZodError): string {
  return error.issues
    .slice(0, issuesShown)
    .map(({ path, message }) => `- ${path.join('.') || 'answer'}: ${message}`)
    .join('\n');
}

function repairNote(error: z.ZodError): string {
  return `\n\nAn earlier answer to this did not have the shape that is asked for:\n${issuesOf(error)}\nAnswer again, in the shape of the schema.`;
}

/**
 * Asks a model once, and once more with the issues named where the answer does not have its shape.
 * @throws AppError MODEL_ANSWER_INVALID after the second, and whatever the model's adapter throws
 */
export async function askModel<Answer>(model: LanguageModel, question: Question<Answer>): Promise<{ answer: Answer; spent: Spent }> {
  const { task, text, schema, nonce, signal } = question;
  const input = fence(text, nonce);
  const ask = (note: string): Promise<ModelAnswer> =>
    model.generate({ task, instructions: instructions[task], input: `${input}${note}`, schema: answerJsonSchemas[task], ...(signal ? { signal } : {}) });
  const first = await ask('');
  const parsed = schema.safeParse(first.output);
  if (parsed.success) return { answer: parsed.data, spent: first };
  const second = await ask(repairNote(parsed.error));
  const repaired = schema.safeParse(second.output);
  if (!repaired.success) throw new AppError('MODEL_ANSWER_INVALID', { cause: new Error(`${task}: ${issuesOf(repaired.error)}`) });
  return { answer: repaired.data, spent: addSpent(first, second) };
}
