import type { z } from 'zod/mini';
import { askModel } from './ask-model.js';
import type { LanguageModel, ReadingTask } from '../ports.js';
import { randomNonce, type ReadOptions } from '../read-options.js';
import { answerJsonSchemas } from './prompts/answer-schemas.js';
import { fence } from './prompts/fence.js';
import { instructions } from './prompts/instructions.js';
import { addSpent, type Spent } from './spent.js';

/** A model's answers about a complete text, one per piece, with their cost. */
export interface ModelAnswers<Answer> {
  readonly answers: readonly Answer[];
  readonly spent: Spent;
}

/**
 * Queries a model about each piece of a text, sequentially.
 * @param pieces already redacted (`TextWork.promptPieces`)
 * @throws AppError MODEL_ANSWER_INVALID, and errors of the model's adapter
 */
export async function askAbout<Answer>(
  model: LanguageModel,
  task: ReadingTask,
  pieces: readonly string[],
  schema: z.ZodMiniType<Answer>,
  options: ReadOptions,
): Promise<ModelAnswers<Answer>> {
  const answers: Answer[] = [];
  let total: Spent | null = null;
  for (const piece of pieces) {
    const { answer, spent } = await askModel(model, {
      prompt: {
        task,
        instructions: instructions[task],
        input: fence(piece, options.nonce ?? randomNonce),
        schema: answerJsonSchemas[task],
      },
      schema,
      now: options.now ?? (() => 0),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    answers.push(answer);
    total = total === null ? spent : addSpent(total, spent);
  }
  return { answers, spent: total ?? { model: model.name, calls: [] } };
}
