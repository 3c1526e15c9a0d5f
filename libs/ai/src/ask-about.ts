import type { z } from 'zod/mini';
import { askModel } from './ask-model.js';
import type { LanguageModel, ReadingTask } from './ports.js';
import { randomNonce, type ReadOptions } from './read-options.js';
import { addSpent, type Spent } from './spent.js';

/** A whole text put to a model: an answer for each piece, and what they cost. */
export interface ModelAnswers<Answer> {
  readonly answers: readonly Answer[];
  readonly spent: Spent;
}

/**
 * Asks a model about each piece of a text, one after the other.
 * @param pieces redacted already (`TextWork.promptPieces`)
 * @throws AppError MODEL_ANSWER_INVALID, and whatever the model's adapter throws
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
      task,
      text: piece,
      schema,
      nonce: options.nonce ?? randomNonce,
      now: options.now ?? (() => 0),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    answers.push(answer);
    total = total === null ? spent : addSpent(total, spent);
  }
  return { answers, spent: total ?? { model: model.name, calls: [] } };
}
