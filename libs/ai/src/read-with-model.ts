import type { z } from 'zod';
import { askModel } from './ask-model.js';
import { splitLines } from './builtin/lines.js';
import { headingOf } from './builtin/posting-sections.js';
import { resumeHeading } from './builtin/resume-sections.js';
import { Claims } from './claims.js';
import type { LanguageModel, ReadingTask } from './ports.js';
import { splitText } from './prompts/split-text.js';
import { randomNonce, type ReadOptions } from './read-options.js';
import type { ReadableText } from './readable-text.js';
import { redact } from './redaction/redact.js';
import { addSpent, type Spent } from './spent.js';

/** A whole text put to a model: an answer for each piece, the court for their claims, and what it cost. */
export interface ModelReading<Answer> {
  readonly answers: readonly Answer[];
  readonly claims: Claims;
  readonly spent: Spent;
}

const isHeading = {
  'read-resume': (line) => resumeHeading(line) !== null,
  'read-posting': (line) => headingOf(line) !== null,
} as const satisfies Record<ReadingTask, (line: ReturnType<typeof splitLines>[number]) => boolean>;

function sectionStarts(text: string, task: ReadingTask): number[] {
  return splitLines(text).flatMap((line) => (isHeading[task](line) ? [line.start] : []));
}

/**
 * Redacts, splits by section and fences a text, and asks the model about each piece, one after the other.
 * @throws AppError MODEL_ANSWER_INVALID, and whatever the model's adapter throws
 */
export async function readWithModel<Answer>(model: LanguageModel, task: ReadingTask, readable: ReadableText, schema: z.ZodType<Answer>, options: ReadOptions): Promise<ModelReading<Answer>> {
  const redacted = redact(readable.text, task === 'read-resume' ? 'resume' : 'posting');
  const answers: Answer[] = [];
  let total: Spent | null = null;
  for (const piece of splitText(redacted.text, sectionStarts(redacted.text, task))) {
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
  return { answers, claims: new Claims(readable.text, redacted.restore, readable.isLeftOut), spent: total ?? { model: model.name, calls: [] } };
}
