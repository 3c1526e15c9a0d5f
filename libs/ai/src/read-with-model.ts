import type { z } from 'zod';
import { addSpent, askModel, type Spent } from './ask-model.js';
import { Claims } from './claims.js';
import type { LanguageModel, ReadingTask } from './ports.js';
import { splitText } from './prompts/split-text.js';
import { randomNonce, type ReadOptions } from './read-options.js';
import { redact } from './redact.js';

/** A whole text put to a model: an answer for each piece, the court for their claims, and what it cost. */
export interface ModelReading<Answer> {
  readonly answers: readonly Answer[];
  readonly claims: Claims;
  readonly spent: Spent;
}

/**
 * Redacts, splits and fences a text and asks the model about each piece, one after the other.
 * @throws AppError MODEL_ANSWER_INVALID, and whatever the model's adapter throws
 */
export async function readWithModel<Answer>(model: LanguageModel, task: ReadingTask, text: string, schema: z.ZodType<Answer>, options: ReadOptions): Promise<ModelReading<Answer>> {
  const redacted = redact(text, task === 'read-resume' ? 'resume' : 'posting');
  const answers: Answer[] = [];
  let total: Spent | null = null;
  for (const piece of splitText(redacted.text)) {
    const { answer, spent } = await askModel(model, { task, text: piece, schema, nonce: options.nonce ?? randomNonce, ...(options.signal ? { signal: options.signal } : {}) });
    answers.push(answer);
    total = total === null ? spent : addSpent(total, spent);
  }
  return { answers, claims: new Claims(text, redacted.restore), spent: total ?? { model: model.name, inputTokens: 0, outputTokens: 0, costUsd: null } };
}
